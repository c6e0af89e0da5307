import { describe, expect, test } from 'vitest'
import { getInitial, getCallName, inflectName } from './person-name.ts'

describe('the name used to greet a person', () => {
  test.each([
    ['নুসরাত জাহান', undefined, 'নুসরাত'],
    ['মোঃ রাকিব হোসেন', undefined, 'রাকিব'],
    ['মোছাঃ সুমাইয়া খাতুন', undefined, 'সুমাইয়া'],
    ['Md. Rakib Hossain', undefined, 'Rakib'],
    ['MD Rakib', undefined, 'Rakib'],
    ['ড. মোঃ আলম', undefined, 'আলম'],
    ['মোঃ', undefined, 'মোঃ'],
    ['নুসরাত জাহান', ' নুসু ', 'নুসু'],
    ['নুসরাত জাহান', '', 'নুসরাত'],
    ['  ', undefined, undefined],
    [undefined, null, undefined],
  ])('%s, %s → %s', (name, nickname, expected) => {
    expect(getCallName(name, nickname)).toBe(expected?.normalize('NFC'))
  })
})

describe('case endings', () => {
  test.each([
    ['সুমাইয়া খাতুন', 'কে', 'সুমাইয়া খাতুনকে'],
    ['রাকিব হোসেন', 'এর', 'রাকিব হোসেনের'],
    ['সুমাইয়া', 'এর', 'সুমাইয়ার'],
    ['জাভেদ ভাই', 'এর', 'জাভেদ ভাইয়ের'],
    ['বিজয়', 'এর', 'বিজয়ের'],
    ['Rakib', 'এর', 'Rakib-এর'],
    ['Rakib', 'কে', 'Rakib-কে'],
    ['ব্যাচ ১২', 'এর', 'ব্যাচ ১২-এর'],
  ] as const)('%s + %s → %s', (name, ending, expected) => {
    expect(inflectName(name, ending).normalize('NFC')).toBe(expected.normalize('NFC'))
  })
})

describe('getInitial', () => {
  test.each([
    ['সুমন চাকমা', 'সু'],
    ['মোছাঃ শাহনাজ পারভীন', 'শা'],
    ['Md. rakib Hossain', 'R'],
    ['প্রিয়া', 'প্রি'],
    ['+880 1712', '#'],
    ['', '#'],
  ])('%s', (name, initial) => expect(getInitial(name)).toBe(initial))
})
