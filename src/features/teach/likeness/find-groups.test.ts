import { expect, test } from 'vitest'
import { findLikeGroups, joinByPeople } from './find-groups.ts'

const BASE =
  'প্রথমে প্রশ্ন: কীভাবে পড়া হবে? তারপর মডেল। ভেতরে রাখলে এক কোয়েরিতে আসে, আলাদা রাখলে দুইটি লাগে, তবে বদলানো সহজ।'
const OTHER = 'একসঙ্গে লাগে এমন তথ্য একসঙ্গে রাখি। যেমন পোস্টের ট্যাগ। কিন্তু মন্তব্য হাজার হাজার হতে পারে, তাই আলাদা।'

test('three of five form one group, though only neighbours are similar; the most similar come first', () => {
  const half = `${BASE.slice(0, 95)} নিজের মতো করে লেখা একটি শেষ বাক্য।`
  const answers = [
    { paper: 'a', text: BASE },
    { paper: 'b', text: OTHER },
    { paper: 'c', text: `${BASE} ধন্যবাদ।` },
    { paper: 'd', text: half },
    { paper: 'e', text: '' },
  ]
  const groups = findLikeGroups([
    { question: 'q1', given: [], answers },
    {
      question: 'q2',
      given: [],
      answers: [
        { paper: 'x', text: OTHER },
        { paper: 'y', text: OTHER },
      ],
    },
  ])
  expect(groups.map(({ question, papers }) => [question, papers])).toEqual([
    ['q2', ['x', 'y']],
    ['q1', ['a', 'c', 'd']],
  ])
  expect(groups[0]!.percent).toBe(100)
  expect(groups[1]!.percent).toBeLessThan(100)
})

test('text given to all, and what almost everybody wrote, makes nobody similar', () => {
  expect(
    findLikeGroups([
      {
        question: 'q',
        given: [BASE],
        answers: [
          { paper: 'a', text: BASE },
          { paper: 'b', text: BASE },
        ],
      },
    ]),
  ).toEqual([])
  const all = Array.from({ length: 10 }, (_, at) => ({ paper: `p${at}`, text: BASE }))
  expect(findLikeGroups([{ question: 'q', given: [], answers: all }])).toEqual([])
})

test('the same people form one group, in however many questions they are similar', () => {
  const groups = [
    { question: 'q1', papers: ['a', 'b'], percent: 90 },
    { question: 'q2', papers: ['b', 'a'], percent: 80 },
    { question: 'q2', papers: ['a', 'c'], percent: 70 },
  ]
  expect(
    joinByPeople(groups).map(({ parts }) => parts.map(({ question, percent }) => [question, percent])),
  ).toEqual([
    [
      ['q1', 90],
      ['q2', 80],
    ],
    [['q2', 70]],
  ])
})
