/**
 * Talents: profile, education, experience, interviews, offers; on their own base. (spec 7 Jobs and talent,
 * ruling R40)
 */

import * as v from 'valibot'
import { read, readWhole } from '#src/api/read.ts'
import { buildPage, del, get, patch, post } from '#src/api/row.ts'
import { Done } from '#src/api/shapes/scalar.ts'
import { Answer, Interview, Offer } from '#src/api/shapes/talent-answer.ts'
import { EducationDraft, ExperienceDraft, Skill, TalentDraft } from '#src/api/shapes/talent-draft.ts'
import { Education, Experience, Talent } from '#src/api/shapes/talent.ts'
import { PageQuery } from '#src/api/shapes/typed.ts'
import { preview } from './talent-page.ts'

const own = { base: 'talent', role: 'talent' } as const

export const talent = {
  preview,
  update: patch('talent', { ...own, body: v.partial(TalentDraft), reply: Talent }),
  createEducation: post('talent/education', { ...own, body: EducationDraft, reply: Education }),
  updateEducation: patch('talent/education/:id', {
    ...own,
    body: v.partial(EducationDraft),
    reply: Education,
  }),
  removeEducation: del('talent/education/:id', { ...own, reply: Done }),
  createExperience: post('talent/experience', { ...own, body: ExperienceDraft, reply: Experience }),
  updateExperience: patch('talent/experience/:id', {
    ...own,
    body: v.partial(ExperienceDraft),
    reply: Experience,
  }),
  removeExperience: del('talent/experience/:id', { ...own, reply: Done }),
  skills: get('skill', { base: 'talent', reply: v.array(Skill) }),
  interviews: get('interview/talent', { ...own, query: PageQuery, reply: buildPage(Interview) }),
  answerInterview: patch('interview/invite-status/:id', {
    ...own,
    body: v.object({ invitation_status: Answer }),
    reply: Interview,
  }),
  offers: get('offer/list', { ...own, query: PageQuery, reply: buildPage(Offer) }),
  offer: get('offer/talent/:id', { ...own, reply: Offer }),
  answerOffer: patch('offer/talent/:id', { ...own, body: v.object({ offer_status: Answer }), reply: Offer }),
}

export const readTalent = () => read(talent.preview, {})
export const readInterviews = () => readWhole(talent.interviews, {})
export const readOffers = () => readWhole(talent.offers, {})
