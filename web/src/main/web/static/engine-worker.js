/** The engine beside the page: opens a record and answers questions about it, one at a time. Loaded only when the server is away. */
import { ask, open, readData, state } from '/engine/replay.js';

const ready = fetch('/engine/data.json')
  .then((response) => response.text())
  .then(readData);

const deeds = { open: ({ text }) => ({ fault: open(text), state: state() }), ask: ({ question }) => ask(question) };

addEventListener('message', async ({ data }) => {
  try {
    await ready;
    postMessage({ number: data.number, answer: deeds[data.deed](data) });
  } catch (error) {
    postMessage({ number: data.number, failure: String(error?.message ?? error) });
  }
});
