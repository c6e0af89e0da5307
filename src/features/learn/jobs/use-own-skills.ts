/**
 * The viewer's skills: claimed ones (a talent's list of skills, a learner's free record in the profile), and
 * the assessments with a passed level. (rulings R54, R55)
 */

import { useMemo } from 'react'
import { call } from '#src/api/call.ts'
import { auth, readMe } from '#src/api/contract/auth.ts'
import { readAllAttempts } from '#src/api/contract/level-submission.ts'
import { talent, readTalent } from '#src/api/contract/talent.ts'
import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { setCached, useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { profileRead, useSession } from '#src/stores/session/session-store.ts'
import { isSameSkill, type OwnSkills } from './skill-match.ts'

const splitSkills = (record: unknown) =>
  typeof record === 'string'
    ? record
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean)
    : []

const useAttempts = () => useRead(readAllAttempts(), { isQuiet: true }).data?.data
const NO_ATTEMPTS: readonly LevelSubmissionCard[] = []
const useOfferedAttempts = offers.assessments ? useAttempts : () => NO_ATTEMPTS
const useOwnTalent = () => {
  const isTalent = useSession(({ role }) => role === 'talent')
  return { isTalent, shown: useRead(readTalent(), { isQuiet: true, isWanted: isTalent }).data }
}
const NO_TALENT = { isTalent: false, shown: undefined }
const useOfferedTalent = offers.talents ? useOwnTalent : () => NO_TALENT

/** Undefined until all are known: a match that changes while reading would look wrong. */
export function useOwnSkills(): OwnSkills | undefined {
  const { isTalent, shown } = useOfferedTalent()
  const { data: profile } = useRead(readMe(), { isQuiet: true })
  const attempts = useOfferedAttempts()
  return useMemo(() => {
    if (profile === undefined || attempts === undefined) return undefined
    if (isTalent && shown === undefined) return undefined
    const passed = attempts
      .filter(({ state }) => state === 'passed')
      .map(({ assessment }) => assessment.title)
    const claimed = isTalent ? (shown?.skill_list ?? []) : splitSkills(profile.free_object['skills'])
    return { claimed, passed: [...new Set(passed)] }
  }, [profile, attempts, shown, isTalent])
}

/** One after the other, since all skills are one text. */
let lastSave: Promise<unknown> = Promise.resolve()

function changeSkills(before: readonly string[], skill: string, isOwn: boolean): string[] {
  const others = before.filter((each) => !isSameSkill(each, skill))
  return isOwn ? [...others, skill] : others
}

async function saveSkill(skill: string, isOwn: boolean): Promise<void> {
  // Read again, since another device may have written it meanwhile.
  if (useSession.getState().role === 'talent') {
    const { skill_list: before } = await call(talent.preview, { query: {} })
    setCached(
      talent.preview,
      { query: {} },
      await call(talent.update, { body: { skill_list: changeSkills(before, skill, isOwn) } }),
    )
    return
  }
  const { free_object: record } = await call(auth.me, {})
  const skills = changeSkills(splitSkills(record['skills']), skill, isOwn).join(', ')
  const saved = await call(auth.update, { body: { free_object: { ...record, skills } } })
  profileRead(saved)
  setCached(auth.me, {}, saved)
}

/** Adds a claimed skill, or removes it. */
export function claimSkill(skill: string, isOwn: boolean): Promise<void> {
  const save = lastSave.catch(() => undefined).then(() => saveSkill(skill, isOwn))
  lastSave = save
  return save
}
