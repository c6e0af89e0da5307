import { describe, expect, test } from 'vitest'
import type { TicketDraft } from './draft.ts'
import {
  findContactProblems,
  findDetailProblems,
  LONGEST_TEXT,
  buildSentFields,
  listWrittenFields,
} from './ticket-text.ts'

const draft = (change: Partial<TicketDraft>): TicketDraft => ({ fields: {}, files: [], ...change })

describe('validation', () => {
  test('a description is needed, and has a length', () => {
    expect(findDetailProblems('quiz', draft({ fields: { text: '  ' } }))).toHaveProperty('text')
    expect(findDetailProblems('quiz', draft({ fields: { text: 'ক'.repeat(LONGEST_TEXT) } }))).toEqual({})
    expect(
      findDetailProblems('quiz', draft({ fields: { text: 'ক'.repeat(LONGEST_TEXT + 1) } })),
    ).toHaveProperty('text')
  })

  test('a phone for a call back is optional but valid, and only asked for in some categories', () => {
    const wrong = draft({ fields: { text: 'কথা', call: '০১০১২৩' } })
    expect(findDetailProblems('batch', wrong)).toHaveProperty('call')
    expect(findDetailProblems('quiz', wrong)).toEqual({})
    expect(findDetailProblems('batch', draft({ fields: { text: 'কথা', call: '০১৭১২ ৩৪৫৬৭৮' } }))).toEqual({})
  })

  test('a guest must give a contact, an account has one', () => {
    expect(findContactProblems('', true)).toHaveProperty('contact')
    expect(findContactProblems('', false)).toEqual({})
    expect(findContactProblems('নেই', false)).toHaveProperty('contact')
    expect(findContactProblems('nusrat@karigor.example', true)).toEqual({})
  })
})

describe('the request', () => {
  test('contains the fields of the category, known facts where nothing was typed, and no empty fields', () => {
    const written = draft({
      fields: { course: 'ফুল স্ট্যাক', class: 'ক্লাস ২১', work: 'কুইজ ৫', device: '', text: ' থেমে যায় ' },
    })
    expect(
      listWrittenFields('live-class', written, {
        device: 'কম্পিউটার',
        version: 'Firefox',
        connection: 'ওয়াইফাই',
      }),
    ).toEqual({
      course: 'ফুল স্ট্যাক',
      class: 'ক্লাস ২১',
      connection: 'ওয়াইফাই',
      text: 'থেমে যায়',
    })
  })

  test('facts follow the description, and the hour follows the normalised phone', () => {
    expect(
      buildSentFields({
        fields: { text: 'কথা', call: '০১৭১২-৩৪৫৬৭৮' },
        facts: ['এক', 'দুই'],
        hour: 'রাত ৯টার পর',
      }),
    ).toEqual({
      8: 'কথা\nএক\nদুই',
      10: '01712345678, রাত ৯টার পর',
    })
  })
})
