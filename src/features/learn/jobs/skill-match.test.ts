import { expect, test } from 'vitest'
import { countMatched, isNamedInTitle, isSameSkill, matchSkills } from './skill-match.ts'

test.each([
  ['React', 'react.js', true],
  ['ReactJS', 'React', true],
  ['Node.js', 'node', true],
  ['Java', 'JavaScript', false],
  ['C#', 'C', false],
  ['Excel', 'এক্সেল', true],
  ['ইংরেজি', 'ইংরেজি', true],
])('%s and %s are one skill: %s', (one, other, isSame) => expect(isSameSkill(one, other)).toBe(isSame))

test.each([
  ['JavaScript', 'জাভাস্ক্রিপ্টে হাত পাকান', true],
  ['CSS', 'HTML ও CSS: প্রথম ধাপ', true],
  ['React', 'React: কম্পোনেন্ট থেকে অ্যাপ', true],
  ['Python', 'পাইথন: ডেটার আগে ভাষা', true],
  ['Java', 'জাভাস্ক্রিপ্টে হাত পাকান', false],
  ['Git', 'ডিজিটাল মার্কেটিং', false],
  ['Google Analytics', 'গুগল', false],
])('%s is named in %s: %s', (skill, title, isNamed) => expect(isNamedInTitle(skill, title)).toBe(isNamed))

test('a passed level proves a skill, a self-declared one counts, and missing ones come last', () => {
  const skills = matchSkills(['React', 'Git', 'HTML', 'html', 'JavaScript', 'CSS'], {
    claimed: ['git', 'CSS', 'PHP'],
    passed: ['জাভাস্ক্রিপ্টে হাত পাকান'],
  })
  expect(skills).toEqual([
    { skill: 'JavaScript', state: 'verified' },
    { skill: 'Git', state: 'claimed' },
    { skill: 'CSS', state: 'claimed' },
    { skill: 'React', state: 'missing' },
    { skill: 'html', state: 'missing' },
  ])
  expect(countMatched(skills)).toBe(3)
  expect(matchSkills([], { claimed: ['git'], passed: [] })).toEqual([])
})
