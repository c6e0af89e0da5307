import { expect, it } from 'vitest'
import corpus from '#src/lib/corpus/external-links.json'
import { listLinks, listSkills, listSocials } from './talent-view.ts'

const prove = (skill: string) => ({ skill, percent: 90, level: 'লেভেল', at: '2026-01-01T00:00:00Z' })

it('skills proved by levels come first, and one that is also self-declared is shown once', () => {
  expect(
    listSkills({
      verified_skills: [prove('React'), prove('CSS')],
      skill_list: ['Git', 'react', 'HTML৫', 'HTML5'],
    }),
  ).toEqual([
    { name: 'React', isVerified: true },
    { name: 'CSS', isVerified: true },
    { name: 'Git', isVerified: false },
    { name: 'HTML৫', isVerified: false },
  ])
})

it('a link is shown without the common parts of an address, and the same one once', () => {
  expect(
    listLinks([
      'https://www.github.com/farhana/',
      'github.com/farhana',
      'https://www.github.com/farhana/',
      'কিছু নয়',
      '',
    ]),
  ).toEqual([
    { href: 'https://www.github.com/farhana/', text: 'github.com/farhana' },
    { href: 'https://github.com/farhana', text: 'github.com/farhana' },
  ])
})

it('no other kind of address becomes a link, whatever it contains', () => {
  const values = corpus.map(([value]) => String(value))
  expect(values.length).toBeGreaterThan(20)
  for (const { href } of [
    ...listLinks(values),
    ...listLinks(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.cd', 'tel:0123']),
  ])
    expect(href).toMatch(/^https?:\/\/[^@]+$/)
})

it('a network is shown by its name, any other site by its host', () => {
  const socials = { GitHub: 'github.com/a', blog: 'https://a.example/', bad: 'javascript:alert(1)' }
  expect(listSocials(socials).map(({ name }) => name)).toEqual(['GitHub', 'a.example'])
  expect(listSocials({})).toEqual([])
})
