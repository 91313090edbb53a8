/** The host of this page. */
import type { Host } from './host.ts';
import { ServerHost } from './server.ts';

export const host: Host = new ServerHost();
