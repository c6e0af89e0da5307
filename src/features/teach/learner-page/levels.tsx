/** Beside a learner's marks: the newest attempt at each level of an assessment. */

import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { readLearnerAttempts } from '#src/api/contract/level-submission.ts'
import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { Diamond } from '#src/ui/pictures/diamond.tsx'
import { Section } from '#src/ui/section.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { words } from './words.ts'
import classes from './learner-page.module.css'

/** The newest attempt at each level. */
function pickNewest(attempts: readonly LevelSubmissionCard[]): LevelSubmissionCard[] {
  return [...new Map(attempts.map((each) => [each.level._id, each])).values()]
}

export function Levels({ learner }: { learner: string }) {
  const { levels: texts } = words
  const read = useRead(readLearnerAttempts(learner))
  return (
    <Section title={texts.title} gap={8}>
      <Load
        from={read}
        skeleton={<SkeletonText lines={3} />}
        isEmpty={({ total }) => total === 0}
        empty={<Text tone="muted">{texts.none}</Text>}
      >
        {({ data }) => (
          <ul className={classes.levels}>
            {pickNewest(data).map((each) => (
              <li key={each._id}>
                <Diamond
                  tone={each.state === 'passed' ? 'done' : each.state === 'under-review' ? 'now' : 'open'}
                  size={36}
                >
                  {each.state === 'passed' ? (
                    <IconCheck size={16} aria-hidden="true" />
                  ) : (
                    <span>{words.count(each.level.no)}</span>
                  )}
                </Diamond>
                <span className={classes.levelWords}>
                  <Link to={paths.teacherLevel(each._id)}>
                    {texts.level(each.assessment.title, each.level.no)}
                  </Link>
                  <small>{texts.line(texts.states[each.state], each.percent, each.submitted_at)}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Load>
    </Section>
  )
}
