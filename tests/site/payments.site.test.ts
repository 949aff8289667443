import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildDay } from '#app/content/build-day.server.ts';
import { content } from '#app/content/content.server.ts';
import { dayMonth, shortDay } from '#app/domain/days.ts';
import { hasDeparted, offeredDepartures } from '#app/domain/departures.ts';
import { familyOptions } from '#app/domain/family-price.ts';
import { namesLeader } from '#app/domain/good-to-know.ts';
import {
  amountsOf,
  changeCosts,
  changeText,
  isEverything,
  isNothing,
  paymentLines,
  paymentSchedule,
} from '#app/domain/payment-schedule.ts';
import { priceText, rupees } from '#app/domain/price-text.ts';
import type { Price } from '#app/domain/trip.ts';
import { readPage } from '../support/built-page.ts';
import { visibleText } from '../support/visible-text.ts';

const SITE = 'build/client';
const read = (path: string) => readFileSync(join(SITE, path), 'utf8');
const { upcoming, lists, terms, pages } = content();

type Departure = { start: string; payments: { text: string }[]; changes: Record<string, string>[] };
const published = (
  JSON.parse(read('trips.json')) as {
    upcoming: { slug: string; departures: Departure[]; price: { families: { text: string }[] } }[];
  }
).upcoming;

describe.each([...upcoming.values()])("prices and payment dates of '$slug'", (trip) => {
  const text = visibleText(readPage(SITE, `/trips/upcoming/${trip.slug}`).html);
  const markdown = read(`trips/upcoming/${trip.slug}.md`);
  const families = familyOptions(trip).map(({ price }) => priceText(price));
  const schedules = trip.departures.map(({ start }) => ({
    start,
    left: hasDeparted(start, buildDay()),
    ...paymentSchedule(trip, { start }, terms),
  }));

  test("the trip's page and its Markdown have the same prices and payment dates", () => {
    const { fares, leader, ...sentences } = pages.trip;
    const words = (price: Price, listed: readonly (typeof schedules)[number][] = schedules) => [
      ...families,
      ...listed.flatMap(({ left, balanceDue, confirmedBy, periods }) => [
        ...(left || buildDay() > confirmedBy ? [] : [dayMonth(confirmedBy)]),
        ...(balanceDue && balanceDue > buildDay() ? [shortDay(balanceDue)] : []),
        ...periods.flatMap((period) => [left ? period.days : period.dates, changeText(period, price)]),
      ]),
      ...Object.values(sentences).filter((sentence) => trip.isAbroad || sentence !== sentences.tcs),
      ...(namesLeader(trip.goodToKnow) ? [] : [leader]),
    ];
    // The page shows the amounts for one family and the departures that are offered; its Markdown shows all age bands and departures.
    const offered = offeredDepartures(schedules, buildDay());
    const onPage = [...words(familyOptions(trip)[0]!.price, offered), ...(trip.fares ? [fares] : [])];
    expect(onPage.filter((each) => !text.includes(each))).toEqual([]);
    const inMarkdown = markdown.replaceAll('\\', '');
    expect(words(trip.price).filter((each) => !inMarkdown.includes(each))).toEqual([]);
  });

  test.runIf(lists.upcoming.includes(trip))("/trips.json has the same prices and payment dates as the trip's page", () => {
    const { departures, price } = published.find(({ slug }) => slug === trip.slug)!;
    expect(price.families.map((family) => family.text)).toEqual(families);
    expect(departures.map(({ start }) => start)).toEqual(schedules.map(({ start }) => start));
    for (const [index, schedule] of schedules.entries()) {
      expect(departures[index]!.payments.map((each) => each.text)).toEqual(
        paymentLines(schedule, amountsOf(trip.price, terms)).map((each) => each.text),
      );
      expect(departures[index]!.changes).toMatchObject(schedule.periods.map((period) => changeCosts(period, trip.price)));
    }
  });
});

test('the cancellation policy states the days and amounts that are used on trip pages', () => {
  const policy = visibleText(readPage(SITE, '/cancellation-policy').html);
  const { cancellation, transfer, rescheduling } = terms;
  const costs = [...cancellation, ...rescheduling, { amount: transfer.fee }].filter((cost) => !isNothing(cost) && !isEverything(cost));
  const named = [
    ...costs.map((cost) => ('amount' in cost ? rupees(cost.amount) : `${cost.percent}%`)),
    ...[...cancellation.slice(0, 1), ...rescheduling.slice(0, 1)].map(({ fromDays }) => `${fromDays} or more`),
    `${transfer.minimumDays} days`,
    ...transfer.notAllowedFor,
  ];
  expect(named.filter((words) => !policy.includes(words))).toEqual([]);
});
