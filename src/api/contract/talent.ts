/** Talents: profile, education, experience, interviews, offers; on the base of its own. (spec 7 Jobs and talent, ruling R40) */
import * as v from 'valibot'
import { EducationDraft, ExperienceDraft, TalentDraft } from '#src/api/shapes/talent.ts'
import { Filled, Line, PageQuery } from '#src/api/shapes/typed.ts'
import { del, get, patch, post } from '#src/api/row.ts'

const own = { base: 'talent', role: 'talent' } as const

export const talent = {
  // With ?username anybody may read a published profile, without it a talent reads their own (ruling R38).
  preview: get('talent/preview', { base: 'talent', query: v.object({ username: v.optional(Line) }) }),
  update: patch('talent', { ...own, body: v.partial(TalentDraft) }),
  createEducation: post('talent/education', { ...own, body: EducationDraft }),
  updateEducation: patch('talent/education/:id', { ...own, body: v.partial(EducationDraft) }),
  removeEducation: del('talent/education/:id', own),
  createExperience: post('talent/experience', { ...own, body: ExperienceDraft }),
  updateExperience: patch('talent/experience/:id', { ...own, body: v.partial(ExperienceDraft) }),
  removeExperience: del('talent/experience/:id', own),
  skills: get('skill', { base: 'talent' }),
  interviews: get('interview/talent', { ...own, query: PageQuery }),
  answerInterview: patch('interview/invite-status/:id', { ...own, body: v.object({ invitation_status: Filled }) }),
  offers: get('offer/list', { ...own, query: PageQuery }),
  offer: get('offer/talent/:id', own),
  answerOffer: patch('offer/talent/:id', { ...own, body: v.object({ offer_status: Filled }) }),
}
