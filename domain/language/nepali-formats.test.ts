import { expect, onTestFinished, test } from 'vitest'
import { setAddedYears } from '../calendar/added-years.ts'
import { nepaliFormats } from './nepali-formats.ts'
import { provinces } from '../addresses/provinces.ts'

const {
  ago,
  choice,
  clock,
  date,
  day,
  discount,
  money,
  number,
  phone,
  rating,
  shortDate,
  shortDay,
  time,
  timeOfDay,
  weekday,
} = nepaliFormats

test('figures and money have Devanagari digits, grouped by lakh', () => {
  expect(money(1_00_000)).toBe('रु. १,००,०००')
  expect(number(1_25_000)).toBe('१,२५,०००')
  expect([rating(4), discount(12.1), phone('+97715550123')]).toEqual(['४.०', '−१२.१%', '०१-५५५०१२३'])
})

test('an instant is shown in the calendar and the clock of Nepal', () => {
  expect(date('2026-11-20T20:00:00Z')).toBe('२०८३ मंसिर ५')
  expect(shortDate('2026-04-13T18:20:00Z')).toBe('२०८३ वैशाख १')
  expect(time('2026-11-20T18:20:00Z')).toBe('राति १२:०५')
})

test.each([
  ['03:59', 'राति ३:५९'],
  ['04:00', 'बिहान ४'],
  ['9:00', 'बिहान ९'],
  ['12:00', 'दिउँसो १२'],
  ['16:59', 'दिउँसो ४:५९'],
  ['17:12', 'साँझ ५:१२'],
  ['20:00', 'राति ८'],
])('%s is %s, as people say it', (clockTime, said) => expect(timeOfDay(clockTime)).toBe(said))

test.each([
  ['2026-11-24', 'मङ्गल मंसिर ८', '२०८३ मंसिर ८'],
  ['2027-04-13', 'मङ्गल चैत ३०', '२०८३ चैत ३०'],
  ['2027-04-14', 'बुध अप्रिल १४', 'सन् २०२७ अप्रिल १४'],
])('%s is %s; nothing is converted beyond the table', (iso, short, long) => {
  expect(shortDay(iso)).toBe(short)
  expect(day(iso)).toBe(long)
})

test('days of a year that staff added are converted', () => {
  onTestFinished(() => setAddedYears([]))
  setAddedYears([{ year: 2084, startsOn: '2027-04-14', daysInMonth: [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30] }])
  expect(day('2027-04-14')).toBe('२०८४ वैशाख १')
  expect(day('2028-04-14')).toBe('सन् २०२८ अप्रिल १४')
})

test('places are called by their Nepali names, districts in the order of the alphabet', () => {
  const { place, places } = nepaliFormats
  expect(['Kathmandu', 'Eastern Rukum', 'Gandaki', 'Nepal', 'Mumbai', 'constructor'].map(place)).toEqual([
    'काठमाडौँ',
    'रुकुम पूर्व',
    'गण्डकी',
    'नेपाल',
    'Mumbai',
    'constructor',
  ])
  expect(places(provinces)).toEqual(provinces)
  const collator = new Intl.Collator('ne')
  for (const { districts } of provinces) {
    const shown = places<{ name: string }>(districts).map(({ name }) => place(name))
    expect(shown).toEqual(districts.map(({ name }) => place(name)).toSorted(collator.compare))
  }
})

test('weekdays, opening hours and time gone by', () => {
  expect([weekday(0), weekday(6), clock('09:00'), clock('17:30')]).toEqual(['आइत', 'शनि', '९', '५:३०'])
  expect(ago('2026-03-04T11:55:00Z', new Date('2026-03-04T12:00:00Z'))).toBe('५ मिनेट अघि')
  expect(ago('2026-03-03T11:55:00Z', new Date('2026-03-04T12:00:00Z'))).toBe('हिजो')
  expect(ago('2026-03-04T12:00:30Z', new Date('2026-03-04T12:00:00Z'))).toBe('भर्खरै')
})

test('sizes and types', () => {
  expect(choice('153*200, Hydraulics')).toBe('१५३*२००, हाइड्रोलिक्स')
  expect([choice('Normal'), choice('Two-seater'), choice('')]).toEqual(['नर्मल', 'Two-seater', ''])
})
