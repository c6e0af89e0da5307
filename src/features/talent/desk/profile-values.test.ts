import { expect, test } from 'vitest'
import type { Talent } from '#src/api/shapes/talent.ts'
import { pickChanged } from '#src/lib/merge-edits.ts'
import { buildBody, findProblems, getValues } from './profile-values.ts'

const talent = {
  name: 'ফারহানা আক্তার',
  title: 'ডেভেলপার',
  username: 'farhana-akter',
  about: '',
  skill_list: ['React'],
  socials: { github: 'https://github.com/farhana', mastodon: 'https://mastodon.example/@farhana' },
  portfolio_links: [],
  cv_url: null,
  email: 'farhana@karigor.example',
  phone: '01311111111',
  address: '',
} as unknown as Talent

const values = getValues(talent)

test('only changes are sent, in the form in which they are stored', () => {
  expect(buildBody(values, talent)).toEqual({})
  const typed = {
    ...values,
    title: ' ডেভেলপার \u200b',
    username: 'farhana ',
    skill: 'বুনন, REACT',
    socials: { ...values.socials, github: '', linkedin: 'linkedin.com/in/farhana' },
    portfolio_links: ['', 'hatbazar.karigor.example'],
    phone: '+৮৮০ ১৩২২-২২২২২২',
    email: '',
  }
  expect(buildBody(typed, talent)).toEqual({
    title: 'ডেভেলপার',
    username: 'farhana',
    skill_list: ['React', 'বুনন'],
    socials: expect.objectContaining({
      github: '',
      mastodon: talent.socials['mastodon'],
      linkedin: 'https://linkedin.com/in/farhana',
    }),
    portfolio_links: ['https://hatbazar.karigor.example/'],
    phone: '01322222222',
    email: '',
  })
  expect(Object.keys(pickChanged({ ...values, about: 'ক' }, getValues(talent)))).toEqual(['about'])
})

test('each problem is shown under the name of its field', () => {
  expect(findProblems(values, talent)).toEqual({})
  const wrong = {
    ...values,
    name: '\u200b',
    username: 'ফারহানা',
    email: 'farhana@',
    phone: '123456',
    socials: { ...values.socials, github: 'javascript:alert(1)' },
    portfolio_links: ['karigor.example', 'mailto:a@example.com'],
    cv_url: 'আমার সিভি',
    skill: Array.from({ length: 30 }, (_, at) => `skill ${at}`).join(','),
  }
  const names = [
    'cv_url',
    'email',
    'name',
    'phone',
    'portfolio_links.1',
    'skill',
    'socials.github',
    'username',
  ]
  expect(Object.keys(findProblems({ ...wrong, phone: '0' }, talent)).toSorted()).toEqual(names)
})

test('a username may wait until the profile is opened, and can never be removed', () => {
  const unnamed = { ...talent, username: '' }
  expect(findProblems({ ...values, username: '' }, unnamed)).toEqual({})
  expect(findProblems({ ...values, username: '' }, talent)).toHaveProperty('username')
})
