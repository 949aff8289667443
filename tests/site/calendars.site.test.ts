import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { content } from '#app/content/content.server.ts';
import { addDays } from '#app/domain/days.ts';
import { calendarPath } from '#app/domain/file-paths.ts';
import { amountsOf, paymentSchedule } from '#app/domain/payment-schedule.ts';
import { isBuilt } from '../support/own-urls.ts';

const SITE = 'build/client';
const DEPARTURES = [...content().upcoming.values()]
  .filter(({ parentSlug }) => parentSlug === undefined)
  .flatMap((trip) => trip.departures.map((departure) => ({ trip, departure, path: calendarPath(trip, departure.start) })));
const FILES = [...DEPARTURES.map(({ path }) => path), '/trips.ics'];

const read = (path: string) => readFileSync(join(SITE, path), 'utf8');
const eventsOf = (path: string) =>
  new ICAL.Component(ICAL.parse(read(path)) as unknown[]).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

test('there is one calendar file for each departure, and one for all departures together', () => {
  const built = readdirSync(join(SITE, 'trips/upcoming')).filter((name) => name.endsWith('.ics'));
  expect(built.map((name) => `/trips/upcoming/${name}`).toSorted()).toEqual(DEPARTURES.map(({ path }) => path).toSorted());
  expect(
    eventsOf('/trips.ics')
      .map(({ uid }) => uid)
      .toSorted(),
  ).toEqual(DEPARTURES.map(({ path }) => eventsOf(path)[0]!.uid).toSorted());
});

describe.each(DEPARTURES)('$path', ({ trip, departure, path }) => {
  const [event, ...others] = eventsOf(path);
  const { balanceDue } = paymentSchedule(trip, departure, content().terms);
  const value = (name: string) => String(event!.component.getFirstPropertyValue(name));

  test("the calendar file has an all-day event that starts on the departure's first day and ends on the day after its last", () => {
    expect([event!.startDate.isDate, event!.endDate.isDate]).toEqual([true, true]);
    expect([event!.startDate.toString(), event!.endDate.toString()]).toEqual([departure.start, addDays(departure.end, 1)]);
  });

  test('the calendar file has a separate event for the day on which the balance is due, if it is ahead', () => {
    const due = others.map(({ startDate, endDate, summary, description }) => [
      startDate.toString(),
      endDate.toString(),
      summary.startsWith('Balance due: '),
      description.split(' per ')[0],
    ]);
    expect(due).toEqual(
      balanceDue && balanceDue > content().today
        ? [[balanceDue, addDays(balanceDue, 1), true, amountsOf(trip.price, content().terms).balance]]
        : [],
    );
  });

  test('the event for the departure has a summary, location, description, URL and stable UID', () => {
    expect(event!.summary).toContain(trip.title);
    expect(event!.location).toBe(trip.title);
    expect(event!.description).toContain(trip.summary);
    expect(event!.description).toContain(trip.bookingInfo?.pickupDrop ?? '');
    expect(isBuilt(value('url'))).toBe(true);
    expect(event!.uid).toBe(`${trip.slug}-${departure.start}@${new URL(content().company.siteUrl).hostname}`);
    expect(value('dtstamp')).toBe(`${trip.updated}T00:00:00Z`);
  });
});

test.each(FILES)('%s ends each line with CRLF and folds it at 75 octets, never inside a character', (path) => {
  const text = read(path);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(text).not.toContain('�');
});
