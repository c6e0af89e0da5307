import { expect, test } from 'vitest'
import type { Talent } from '#src/api/shapes/talent.ts'
import { listMissing } from './missing.ts'
import { listSuggestions } from './skill-input.ts'

test('skills that begin with the typed text come first, except those already listed', () => {
  const known = ['JavaScript', 'Java', 'CSS', 'TypeScript', 'HTML 5']
  expect(listSuggestions(known, ['java'], 'script')).toEqual(['JavaScript', 'TypeScript'])
  expect(listSuggestions(['JavaScript', 'CSS', 'SQL'], [], 's')).toEqual(['SQL', 'JavaScript', 'CSS'])
  expect(listSuggestions(known, [], ' JAVA')).toEqual(['JavaScript', 'Java'])
  expect(listSuggestions(known, [], 'html ৫')).toEqual(['HTML 5'])
})

test('at most three missing parts, the address of the page first, and none for a complete profile', () => {
  const lists = { skill_list: [], education: [], experience: [], portfolio_links: [], socials: {} }
  const empty = { username: '', title: '', about: '', photo_url: null, ...lists } as unknown as Talent
  expect(listMissing(empty).map(({ part }) => part)).toEqual(['username', 'headline', 'skills'])
  const some = [{}] as never[]
  const full = {
    skill_list: ['CSS'],
    education: some,
    experience: some,
    portfolio_links: ['https://karigor.example/'],
    socials: { github: 'x' },
  }
  expect(listMissing({ ...empty, ...full, username: 'a', title: 'ক', about: 'খ', photo_url: 'x' })).toEqual(
    [],
  )
})
