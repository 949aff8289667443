import { describe, expect, test } from 'vitest';
import { addDays } from '../days.ts';
import { slashedDate, travelDateFrom } from './travel-date.ts';

const TODAY = '2026-08-15';
const read = travelDateFrom(TODAY);
/** The only error message of the travel date field. */
const REFUSED = { message: 'Please select a travel date' };

test.each([
  ['25/12/2027', '2027-12-25'],
  ['5/9/2027', '2027-09-05'],
  ['05/9/2027', '2027-09-05'],
  ['5-9-2027', '2027-09-05'],
  ['05.09.2027', '2027-09-05'],
  ['5/9/27', '2027-09-05'],
  ['2027-09-05', '2027-09-05'],
  ['29/02/2028', '2028-02-29'],
  ['31/12/9999', '9999-12-31'],
])('parses the travel date %s as %s', (text, day) => {
  expect(read(text)).toEqual({ value: day });
});

test.each(['31/02/2027', '29/02/2027', '31/04/2027', '32/01/2027', '00/01/2027', '01/00/2027', '12/25/2027', '2027-02-31', '2027-13-01'])(
  'rejects %s, a date that does not exist',
  (text) => {
    expect(read(text)).toEqual(REFUSED);
  },
);

test.each([
  '',
  'tomorrow',
  'soon 25/12/2027',
  '25/12/2027 or so',
  '25/12/7',
  '25/12/227',
  '25/12/20277',
  '125/12/2027',
  '25/012/2027',
  '25/12',
  '/12/2027',
  '25//2027',
  '25 12 2027',
  '25122027',
  '25/12-2027',
  '25-12.2027',
  '25,12,2027',
  '2027/12/25',
  '2027-9-05',
  '2027-09-5',
  '12027-09-05',
  '2027-09-055',
  '2027-12-25T00:00',
  '25 Dec 2027',
  '२५/१२/२०२७',
  '1e1/12/2027',
  '-5/12/2027',
])('rejects %j, which is not in a supported date format', (text) => {
  expect(read(text)).toEqual(REFUSED);
});

test.each(['14/08/2026', '2026-08-14', '15/07/2026', '15/08/2025', '31/12/2025'])('rejects %s if today is 15 August 2026', (text) => {
  expect(read(text)).toEqual(REFUSED);
});

test.each(['15/08/2026', '16/08/2026', '01/09/2026', '01/01/2027', '2026-08-15'])('accepts %s if today is 15 August 2026', (text) => {
  expect(read(text)).toHaveProperty('value');
});

test('formats a date as dd/mm/yyyy', () => {
  expect(slashedDate('2027-09-05')).toBe('05/09/2027');
});

describe('every day in thirty years', () => {
  test('can be parsed in five formats', () => {
    const read = travelDateFrom('2024-01-01');
    for (let day = '2024-01-01'; day < '2054-01-01'; day = addDays(day, 1)) {
      const written = slashedDate(day);
      const short = written.replace(/^0/, '').replace('/0', '/');
      for (const text of [written, short, written.replaceAll('/', '-'), short.replaceAll('/', '.'), day]) {
        const reading = read(text);
        if (!('value' in reading) || reading.value !== day) throw new Error(`${text} became ${JSON.stringify(reading)}`);
      }
    }
  });
});
