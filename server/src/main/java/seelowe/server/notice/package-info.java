/**
 * "It is your turn", to people who are not looking. {@link seelowe.server.notice.HandOvers} notices that a game waits for another side than
 * before, {@link seelowe.server.notice.NoticeStore} keeps what is to be told before anybody is, {@link seelowe.server.notice.Dispatch} sends it by
 * push, mail or webhook, once. {@link seelowe.server.notice.Notices} puts it together.
 */
@NullMarked
package seelowe.server.notice;

import org.jspecify.annotations.NullMarked;
