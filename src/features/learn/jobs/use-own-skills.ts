/** The skills of whoever looks: their own word in the free record of the profile, and the assessments of which they passed a level. (ruling R54) */
import { useMemo } from 'react'
import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { setCached, useApi } from '#src/api/use-api.ts'
import { profileRead } from '#src/stores/session/session-store.ts'
import { isSameSkill, type OwnSkills } from './skill-match.ts'

/** More than anybody has passed. */
const ALL = 100

const splitSkills = (record: unknown) =>
  typeof record === 'string'
    ? record
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean)
    : []

/** Undefined until both are known: a match that changes under the eyes would be doubted. */
export function useOwnSkills(): OwnSkills | undefined {
  const { data: profile } = useApi(auth.me, {}, { isQuiet: true })
  const { data: attempts } = useApi(levelSubmission.list, { query: { count: ALL } }, { isQuiet: true })
  return useMemo(() => {
    if (profile === undefined || attempts === undefined) return undefined
    const passed = attempts.data.filter(({ state }) => state === 'passed').map(({ assessment }) => assessment.title)
    return { claimed: splitSkills(profile.free_object['skills']), passed: [...new Set(passed)] }
  }, [profile, attempts])
}

/** One after the other: all skills are one text. */
let lastSave: Promise<unknown> = Promise.resolve()

async function saveSkill(skill: string, isOwn: boolean): Promise<void> {
  // Read anew, since another device may have written the record meanwhile.
  const { free_object: record } = await call(auth.me, {})
  const others = splitSkills(record['skills']).filter((each) => !isSameSkill(each, skill))
  const skills = (isOwn ? [...others, skill] : others).join(', ')
  const saved = await call(auth.update, { body: { free_object: { ...record, skills } } })
  profileRead(saved)
  setCached(auth.me, {}, saved)
}

/** Adds a skill to the person's own word, or takes it back. */
export function claimSkill(skill: string, isOwn: boolean): Promise<void> {
  const save = lastSave.catch(() => undefined).then(() => saveSkill(skill, isOwn))
  lastSave = save
  return save
}
