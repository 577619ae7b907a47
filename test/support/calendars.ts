/** Calendar addresses, and what an independent reader makes of their text. */
import ICAL from 'ical.js';
import { site } from '../../api/http/site.ts';
import { call, type Viewer } from './api.ts';

/** The path of a new calendar address. */
export async function newCalendar(viewer: Viewer): Promise<string> {
  const answer = await call('POST', '/api/calendar', undefined, viewer);
  const { url } = (await answer.json()) as { url: string };
  return new URL(url).pathname;
}

export const read = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  site.request(path, { headers });

/** The events in a calendar's text, as ical.js reads them. */
export function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      isAllDay: event.startDate.isDate,
      on: event.startDate.toString(),
      until: event.endDate.toString(),
      summary: event.summary,
      description: event.description,
      url: component.getFirstPropertyValue('url'),
      alarms: component.getAllSubcomponents('valarm').map((alarm) => {
        const [action, text] = ['action', 'description'].map((name) => alarm.getFirstPropertyValue(name));
        const trigger = alarm.getFirstPropertyValue('trigger') as InstanceType<typeof ICAL.Duration>;
        const moment = event.startDate.clone();
        moment.isDate = false;
        moment.addDuration(trigger);
        return `${action} ${moment.toString()} ${text}`;
      }),
    };
  });
}

/** Whether an event is a payment; otherwise it is something to decide. */
export const isPayment = ({ uid }: { uid: string }): boolean => /^[\d-]{10}\.\d+@/.test(uid);

export const eventsAt = async (path: string) => eventsIn(await (await read(path)).text());
