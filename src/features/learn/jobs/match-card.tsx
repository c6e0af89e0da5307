/**
 * The skills of a post: verified, own, and missing ones, which link to an assessment or a course. (ruling
 * R54)
 */

import { IconArrowRight, IconCheck, IconPlus, IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#src/api/client/api-error.ts'
import { assessment } from '#src/api/contract/assessment.ts'
import { course } from '#src/api/contract/course.ts'
import { useApi } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { MatchLine } from './job-facts.tsx'
import { isNamedInTitle, type MatchedSkill } from './skill-match.ts'
import { claimSkill } from './use-own-skills.ts'
import { words } from './words.ts'
import classes from './jobs.module.css'

/** More than there are of either. */
const ALL = 100
/** How many links are shown; the next post has others. */
const MOST_WAYS = 3

function SkillChip({ match: { skill, state } }: { match: MatchedSkill }) {
  const [isPending, setPending] = useState(false)
  if (state === 'verified') {
    return (
      <span className={classes.skill} data-state={state} title={words.verified(skill)} data-latin>
        <IconRosetteDiscountCheckFilled size={16} aria-hidden="true" />
        {skill}
      </span>
    )
  }
  const isOwn = state === 'claimed'
  const press = () => {
    if (isPending) return
    setPending(true)
    claimSkill(skill, !isOwn)
      // The call has shown its failure.
      .catch((error: unknown) => (error instanceof ApiError ? undefined : reportError(error)))
      .finally(() => setPending(false))
  }
  return (
    <button
      type="button"
      className={classes.skill}
      data-state={state}
      data-latin
      aria-pressed={isOwn}
      aria-busy={isPending || undefined}
      aria-label={isOwn ? words.claimed(skill) : words.missing(skill)}
      onClick={press}
    >
      {isOwn ? <IconCheck size={16} aria-hidden="true" /> : <IconPlus size={16} aria-hidden="true" />}
      {skill}
    </button>
  )
}

const useLevels = () => useApi(assessment.list, { query: { count: ALL } }, { isQuiet: true })
const NO_LEVELS = { data: { data: [] }, isLoading: false }
const useOfferedLevels: () => Pick<ReturnType<typeof useLevels>, 'isLoading'> & {
  data: { data: readonly { _id: string; title: string }[] } | undefined
} = offers.assessments ? useLevels : () => NO_LEVELS

/** Where a missing skill can be proved or learnt: an assessment first, else a course, else the search. */
function Way({ skill }: { skill: string }) {
  const levels = useOfferedLevels()
  const found = levels.data?.data.find(({ title }) => isNamedInTitle(skill, title))
  const isWanted = levels.data !== undefined && !found
  const courses = useApi(course.list, isWanted ? { query: { count: ALL } } : null, { isQuiet: true })
  const taught = courses.data?.data.find(({ title }) => isNamedInTitle(skill, title))
  if (!found && !taught && (levels.isLoading || courses.isLoading)) return null
  const to = found ? paths.myAssessment(found._id) : taught ? paths.course(taught.slug) : paths.search(skill)
  const act = found ? words.toLevel : taught ? words.toCourse : words.toSearch
  return (
    <Text as="li" variant="note" tone="muted">
      <span data-latin>{found ? words.learnByLevel(skill) : words.learnByCourse(skill)}</span>{' '}
      <Link to={to} className={classes.way}>
        {act}
        <IconArrowRight size={16} aria-hidden="true" />
      </Link>
    </Text>
  )
}

export function MatchCard({ skills }: { skills: readonly MatchedSkill[] }) {
  const chips = useFocusRecovery<HTMLDivElement>()
  const missing = skills.filter(({ state }) => state === 'missing')
  return (
    <Stack gap={10} className={classes.match}>
      <MatchLine skills={skills} />
      <Row ref={chips} tabIndex={-1} wrap gap={8} role="group" aria-label={words.skills}>
        {/* In the order of the post, so that a pressed one stays under the finger. */}
        {skills.map((each) => (
          <SkillChip key={each.skill} match={each} />
        ))}
      </Row>
      {missing.length > 0 && (
        <Stack as="ul" gap={4}>
          {missing.slice(0, MOST_WAYS).map(({ skill }) => (
            <Way key={skill} skill={skill} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
