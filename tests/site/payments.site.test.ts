import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildDay } from '#app/content/build-day.server.ts';
import { content } from '#app/content/content.server.ts';
import { hasLeft } from '#app/domain/departures.ts';
import { paymentSchedule, paymentText, scheduleNotes } from '#app/domain/payment-schedule.ts';
import { rupees } from '#app/domain/price-text.ts';
import { readPage } from '../support/built-page.ts';
import { visibleText } from '../support/visible-text.ts';

const SITE = 'build/client';
const read = (path: string) => readFileSync(join(SITE, path), 'utf8');
const { upcoming, lists, terms } = content();

type Told = { start: string; payments: { text: string }[]; changes: Record<string, string>[] };
const told = (JSON.parse(read('trips.json')) as { upcoming: { slug: string; departures: Told[] }[] }).upcoming;

describe.each([...upcoming.values()])("money and days of '$slug'", (trip) => {
  const text = visibleText(readPage(SITE, `/trips/upcoming/${trip.slug}`).html);
  const markdown = read(`trips/upcoming/${trip.slug}.md`);
  const schedules = trip.departures.map(({ start }) => ({
    start,
    left: hasLeft(start, buildDay()),
    ...paymentSchedule(trip, { start }, terms),
  }));

  test('are the same on the page and in its Markdown', () => {
    for (const { left, payments, periods } of schedules) {
      const words = [
        ...payments.flatMap((payment) => [left ? payment.days : payment.dates, paymentText(payment, left)]),
        ...periods.flatMap((period) => [left ? period.days : period.dates, ...period.changes.map((change) => change.text)]),
        ...Object.values(scheduleNotes(trip, terms)),
      ];
      expect(words.filter((each) => !text.includes(each))).toEqual([]);
      expect(words.filter((each) => !markdown.includes(each))).toEqual([]);
    }
  });

  test.runIf(lists.upcoming.includes(trip))('are the same in /trips.json', () => {
    const departures = told.find(({ slug }) => slug === trip.slug)?.departures ?? [];
    expect(departures.map(({ start }) => start)).toEqual(schedules.map(({ start }) => start));
    for (const [index, { payments, periods }] of schedules.entries()) {
      expect(departures[index]!.payments.map((each) => each.text)).toEqual(payments.map((each) => paymentText(each, false)));
      const changes = departures[index]!.changes.map(({ cancellation, transfer, rescheduling }) => [cancellation, transfer, rescheduling]);
      expect(changes).toEqual(periods.map((each) => each.changes.map((change) => change.text)));
    }
  });
});

test('the cancellation policy names the days and rupees that the trips reckon with', () => {
  const policy = visibleText(readPage(SITE, '/cancellation-policy').html);
  const { cancellation, transfer, rescheduling } = terms;
  const named = [
    rupees(cancellation.flatDeduction),
    rupees(transfer.fee),
    `${cancellation.fullCreditFromDays} or more`,
    `${cancellation.halfDeductionPercent}%`,
    `${transfer.minimumDays} days`,
    `${rescheduling.freeFromDays} or more`,
    `${rescheduling.chargePercent}%`,
    ...transfer.notAllowedFor,
  ];
  expect(named.filter((words) => !policy.includes(words))).toEqual([]);
});
