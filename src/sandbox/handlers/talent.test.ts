/**
 * A talent's own calls: what is stored, what is refused, and what others never see. (rulings R38, R55, R56)
 */

import { expect, test } from 'vitest'
import type { Interview, Offer } from '#src/api/shapes/talent-answer.ts'
import type { TalentCard } from '#src/api/shapes/talent-card.ts'
import type { Education, Experience, Talent } from '#src/api/shapes/talent.ts'
import links from '#src/lib/corpus/external-links.json'
import { browserAt } from '../../../tests/support/fresh-sandbox.ts'
import { seededSandbox } from '../../../tests/support/seeded-sandbox.ts'

const FARHANA = '01311111111'
const NEW_TALENT = '01321111111'
const LEARNER = '01712345678'

async function open() {
  const { sandbox } = await seededSandbox()
  async function as(phone: string) {
    const browser = browserAt(sandbox, phone)
    const { accessToken: token } = (await browser.logIn(phone)).data
    return <T = unknown>(method: string, path: string, body?: unknown, base: 'talent' | 'main' = 'talent') =>
      browser.call<T>(method, path, { token, base, body })
  }
  const guest = browserAt(sandbox, 'guest')
  const look = (username: string) =>
    guest.call<Talent>('GET', `talent/preview?username=${username}`, { base: 'talent' })
  return { as, look }
}

test('others never get phone, e-mail and address, and an unpublished profile looks like an unknown one', async () => {
  const { as, look } = await open()
  const own = (await (await as(FARHANA))<Talent>('GET', 'talent/preview')).data
  expect(own).toMatchObject({ phone: '01311111111', email: 'farhana@karigor.example', address: 'চট্টগ্রাম' })
  const shown = (await look('Farhana-Akter')).data
  expect(shown.name).toBe(own.name)
  for (const secret of ['phone', 'email', 'address']) expect(shown).not.toHaveProperty(secret)
  expect(JSON.stringify(shown)).not.toMatch(/01311111111|farhana@|চট্টগ্রাম"/)
  const [hidden, unknown] = [await look('partha-saha'), await look('nobody-at-all')]
  expect([hidden.status, hidden.msg, hidden.data]).toEqual([unknown.status, unknown.msg, unknown.data])
  expect(hidden.status).toBe(404)
})

test('others get the kept Latin spelling of a talent’s name, never another name', async () => {
  const { as, look } = await open()
  const talent = await as(FARHANA)
  expect((await look('farhana-akter')).data.latin_name).toBeNull()
  const free_object = { latin_name: 'Farhana Aktar', latin_name_of: 'ফারহানা আক্তার' }
  await talent('PATCH', 'user', { free_object }, 'main')
  expect((await look('farhana-akter')).data.latin_name).toBe('Farhana Aktar')
  await talent('PATCH', 'user', { free_object: { ...free_object, latin_name: 'Prof. Some Body' } }, 'main')
  expect((await look('farhana-akter')).data.latin_name).toBeNull()
  await talent('PATCH', 'user', { free_object }, 'main')
  await talent('PATCH', 'talent', { name: 'ফারহানা রহমান' })
  expect((await look('farhana-akter')).data.latin_name).toBeNull()
})

test('another talent’s data is neither read nor written by anybody', async () => {
  const { as } = await open()
  const [talent, learner] = [await as(NEW_TALENT), await as(LEARNER)]
  const calls: [string, string, unknown?][] = [
    ['PATCH', 'talent/education/education-farhana-1', { degree: 'এমএসসি' }],
    ['DELETE', 'talent/education/education-farhana-1'],
    ['PATCH', 'talent/experience/experience-farhana-1', { company: 'অন্য' }],
    ['DELETE', 'talent/experience/experience-farhana-1'],
    ['PATCH', 'interview/invite-status/interview-padma', { invitation_status: 'declined' }],
    ['GET', 'offer/talent/offer-digonto'],
    ['PATCH', 'offer/talent/offer-digonto', { offer_status: 'accepted' }],
  ]
  for (const call of calls) {
    const refused = await talent(...call)
    expect([call[1], refused.status, refused.data]).toEqual([call[1], 403, null])
    expect((await learner(...call)).status).toBe(403)
  }
  const own = await as(FARHANA)
  const { education, experience } = (await own<Talent>('GET', 'talent/preview')).data
  expect([education.length, experience.length]).toEqual([2, 2])
  expect(education[0]!.degree).toBe('বিএসসি')
  expect((await talent<Interview[]>('GET', 'interview/talent')).data).toEqual([])
  expect((await talent<Offer[]>('GET', 'offer/list')).data).toEqual([])
})

test('a username counts as taken in any spelling, is refused in an invalid one, and is required before the public page', async () => {
  const { as, look } = await open()
  const talent = await as(NEW_TALENT)
  expect((await talent('PATCH', 'talent', { show_profile: true })).errors).toHaveProperty('username')
  for (const taken of ['farhana-akter', 'FARHANA-Akter', 'nusrat-jahan', 'partha-saha']) {
    const refused = await talent('PATCH', 'talent', { username: taken, title: 'থাকবে না' })
    expect(refused.status).toBe(409)
    expect(refused.errors!['username']).toMatch(/আর খালি নেই/)
  }
  for (const wrong of ['ab', 'a'.repeat(31), 'sajid ahsan', 'সাজিদ', '../admin', '']) {
    expect((await talent('PATCH', 'talent', { username: wrong })).errors).toHaveProperty('username')
  }
  expect((await talent<Talent>('GET', 'talent/preview')).data).toMatchObject({
    username: '',
    title: '',
    show_profile: false,
  })
  const saved = await talent<Talent>('PATCH', 'talent', { username: 'Sajid-Ahsan', show_profile: true })
  expect(saved.data).toMatchObject({ username: 'Sajid-Ahsan', show_profile: true })
  expect((await look('sajid-ahsan')).data.name).toBe('সাজিদ আহসান')
})

test('equal skills are one, thirty are the limit, and omitted fields stay', async () => {
  const { as } = await open()
  const talent = await as(FARHANA)
  const saved = await talent<Talent>('PATCH', 'talent', {
    skill_list: ['React', 'REACT', ' react\u200b', 'HTML 5', 'html  ৫', 'বুনন'],
  })
  expect(saved.data.skill_list).toEqual(['React', 'HTML 5', 'বুনন'])
  expect(saved.data.portfolio_links).toHaveLength(3)
  const many = Array.from({ length: 31 }, (_, at) => `skill ${at}`)
  expect((await talent('PATCH', 'talent', { skill_list: many })).errors).toHaveProperty('skill_list')
  expect(
    (await talent<Talent>('PATCH', 'talent', { skill_list: many.slice(1) })).data.skill_list,
  ).toHaveLength(30)
})

test.each([
  ['education', { institute: 'রাজশাহী কলেজ', degree: 'বিএ', subject: '' }],
  ['experience', { company: 'নকশিঘর', designation: 'ডেভেলপার', description: '' }],
] as const)(
  'a period of %s may be open, never ends before it began, and the newest comes first',
  async (kind, fields) => {
    const { as } = await open()
    const talent = await as(NEW_TALENT)
    const create = (date_from: string, date_to: string | null) =>
      talent<Education | Experience>('POST', `talent/${kind}`, { ...fields, date_from, date_to })
    expect((await create('2024-03-01', '2024-02-01')).errors).toHaveProperty('date_to')
    const { data: old } = await create('2018-01-01', '2020-01-01')
    const { data: open_ } = await create('2019-05-01', null)
    await create('2021-06-01', '2023-06-01')
    const list = async () =>
      (await talent<Talent>('GET', 'talent/preview')).data[kind].map(({ date_from }) => date_from)
    expect(await list()).toEqual(['2019-05-01', '2021-06-01', '2018-01-01'])
    expect(
      (await talent('PATCH', `talent/${kind}/${open_._id}`, { date_to: '2018-05-01' })).errors,
    ).toHaveProperty('date_to')
    await talent('PATCH', `talent/${kind}/${open_._id}`, { date_to: '2019-05-01' })
    await talent('DELETE', `talent/${kind}/${old._id}`)
    expect(await list()).toEqual(['2021-06-01', '2019-05-01'])
  },
)

/** Texts that look like links, and the names that are allowed beside them. */
const HARMFUL = new Set(links.filter(([, expected]) => expected === 'inert').map(([text]) => String(text)))

test('harmful links are refused beside their field, everywhere', async () => {
  const { as } = await open()
  const talent = await as(FARHANA)
  const refused = new Set<string>()
  expect(HARMFUL.size).toBeGreaterThanOrEqual(29)
  for (const link of [...HARMFUL, 'mailto:a@example.com', 'tel:999']) {
    const bodies = {
      'socials.github': { socials: { github: link } },
      'portfolio_links.0': { portfolio_links: [link] },
      cv_url: { cv_url: link },
    }
    const photos = { photo_url: { photo_url: link }, avatar_url: { avatar_url: link } }
    for (const [field, body] of Object.entries({ ...bodies, ...photos })) {
      const { status, errors } = await talent('PATCH', 'talent', body)
      // Spaces around it and invisible characters in it are not part of a text.
      if (status === 200) continue
      expect(errors).toHaveProperty([field])
      refused.add(link)
    }
  }
  const { data } = await talent<Talent>('GET', 'talent/preview')
  const kept = [...Object.values(data.socials), ...data.portfolio_links, data.cv_url, data.photo_url].filter(
    Boolean,
  )
  for (const link of kept) expect(link).toMatch(/^https?:\/\//)
  expect(refused.size).toBe(HARMFUL.size + 2)
})

test('the card of the frame counts open invitations, only for talents', async () => {
  const { as } = await open()
  const card = (await (await as(FARHANA))<TalentCard>('GET', 'user/talent', undefined, 'main')).data
  expect(card).toMatchObject({
    username: 'farhana-akter',
    show_profile: true,
    waiting_interviews: 2,
    open_offers: 2,
  })
  expect(
    (await (await as(NEW_TALENT))<TalentCard>('GET', 'user/talent', undefined, 'main')).data,
  ).toMatchObject({
    username: '',
    show_profile: false,
    waiting_interviews: 0,
    open_offers: 0,
  })
  expect((await (await as(LEARNER))('GET', 'user/talent', undefined, 'main')).status).toBe(403)
})
