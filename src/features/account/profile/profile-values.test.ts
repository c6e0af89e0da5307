import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Profile } from '#src/api/shapes/profile.ts'
import { parseDay, formatDayText } from './birth-date.ts'
import { findChangedFields, buildDraft, findProblems, getValues } from './profile-values.ts'

const COUNTRIES = [
  { code: 'BD', dial: '880', name: 'বাংলাদেশ' },
  { code: 'US', dial: '1', name: 'যুক্তরাষ্ট্র' },
  { code: 'GB', dial: '44', name: 'যুক্তরাজ্য' },
]
/** While the list is not loaded. */
const HOME_ALONE = COUNTRIES.slice(0, 1)
const PROFILE = v.parse(Profile, {
  _id: 'p',
  role: 'learner',
  name: 'নুসরাত',
  email: 'old@karigor.example',
  free_object: { seen: true },
})
const values = (change: object) => ({ ...getValues(PROFILE), ...change })

test.each([
  ['২৪/১১/১৯৯৮', '1998-11-24'],
  ['4-1-2001', '2001-01-04'],
  ['২৯.০২.২০০০', '2000-02-29'],
  ['৩১/০২/২০০০', undefined],
  ['২৯/০২/২০০১', undefined],
  ['11/24/1998', undefined],
  ['১/১/২০৯৯', undefined],
  ['কাল', undefined],
])('%s is the day %s', (typed, day) => {
  expect(parseDay(typed, Date.parse('2026-11-21T06:00:00Z'))).toBe(day)
})

test.each([
  '1990-1234-567890123',
  '১৯৯০ ১২৩৪ ৫৬৭৮৯০১২৩',
  '1990\u20131234/567.890123',
  '\u200e19901234567890123\u200b',
])('the national ID %j is its digits', (nid) => {
  expect(findProblems(values({ nid }), PROFILE, COUNTRIES)).toEqual({})
  expect(buildDraft(values({ nid }), PROFILE, COUNTRIES)).toEqual({ nid: '19901234567890123' })
})

test('a name without a visible character is missing', () => {
  expect(findProblems(values({ name: '\u200b\u200d\u2060' }), PROFILE, COUNTRIES)).toHaveProperty('name')
})

test('a username is compared without formatting characters', () => {
  expect(buildDraft(values({ username: 'nus\u200drat\u200e' }), PROFILE, COUNTRIES)).toEqual({
    username: 'nusrat',
  })
})

test('a day keeps the form in which it was written', () => {
  expect(formatDayText('1998-11-24')).toBe('২৪/১১/১৯৯৮')
  expect(formatDayText(null)).toBe('')
})

test('nothing changed, nothing sent', () => {
  expect(findChangedFields(values({}), PROFILE)).toEqual([])
  expect(buildDraft(values({}), PROFILE, COUNTRIES)).toEqual({})
})

test('only changes are sent, with Latin digits for Bengali ones and other free values unchanged', () => {
  const typed = values({
    nickname: ' নুসু ',
    nid: '১২৩৪৫ ৬৭৮৯০',
    dob: '২৪/১১/১৯৯৮',
    phone_extra: '+৮৮০ ১৮১১-১১১১১১',
    goal: 'চাকরি',
    profession: 'ব্যাংকার',
    institute: 'ঢাবি',
  })
  expect(buildDraft(typed, PROFILE, COUNTRIES)).toEqual({
    nickname: 'নুসু',
    nid: '1234567890',
    dob: '1998-11-24',
    phone_extra: '01811111111',
    phone_extra_country_code: 'BD',
    free_object: { seen: true, goal: 'চাকরি' },
    profile_details: { profession: 'ব্যাংকার', institute: 'ঢাবি' },
  })
})

test('a foreign number includes its country, and an emptied e-mail is sent as none', () => {
  const typed = values({ phone_extra: '415 555 0123', phone_extra_country_code: 'US', email: '' })
  expect(buildDraft(typed, PROFILE, COUNTRIES)).toMatchObject({
    phone_extra: '+14155550123',
    phone_extra_country_code: 'US',
    email: null,
  })
})

test('the leading zero of domestic calls is not part of a foreign number', () => {
  const typed = values({ phone_extra: '০৭৯১১ ১২৩৪৫৬', phone_extra_country_code: 'GB' })
  expect(buildDraft(typed, PROFILE, COUNTRIES)).toMatchObject({
    phone_extra: '+447911123456',
    phone_extra_country_code: 'GB',
  })
})

test.each([
  ['+447911123456', 'GB'],
  // As an older release may have stored it.
  ['07911 123456', 'GB'],
  ['+447911123456', ''],
])('a stored number %s of %j does not block the other fields, even without its country', (phone, country) => {
  const saved = { ...PROFILE, phone_extra: phone, phone_extra_country_code: country }
  expect(findProblems({ ...getValues(saved), nickname: 'নুসু' }, saved, HOME_ALONE)).toEqual({})
})

test('a new foreign number needs its plus where its country is unknown', () => {
  const saved = { ...PROFILE, phone_extra: '+447911123456', phone_extra_country_code: 'GB' }
  const typed = { ...getValues(saved), phone_extra: '+44 7911-654321' }
  expect(findProblems(typed, saved, HOME_ALONE)).toEqual({})
  expect(buildDraft(typed, saved, HOME_ALONE)).toMatchObject({
    phone_extra: '+447911654321',
    phone_extra_country_code: 'GB',
  })
  expect(findProblems({ ...typed, phone_extra: '7911 654321' }, saved, HOME_ALONE)).toEqual({
    phone_extra: expect.any(String),
  })
})

test.each([
  ['name', '  '],
  ['username', 'নুসরাত'],
  ['username', 'a b'],
  ['username', 'support'],
  ['username', '-nusrat'],
  ['username', '01712345678'],
  ['email', 'nusrat@karigor'],
  ['dob', '৪০/১/২০০০'],
  ['nid', '১২৩'],
  ['phone_extra', '01011111111'],
  ['phone_extra', '+14155550123'],
])('%s rejects %j with a message beside it', (field, typed) => {
  expect(findProblems(values({ [field]: typed }), PROFILE, COUNTRIES)).toEqual({
    [field]: expect.any(String),
  })
})

test('an optional field may be empty', () => {
  expect(
    findProblems(values({ email: '', dob: '', nid: '', phone_extra: '', username: '' }), PROFILE, COUNTRIES),
  ).toEqual({})
})
