/** Request of the learner for another try, and the teacher's decision, which is saved with the marks. (ruling R34) */

import type { Submission } from '#src/api/shapes/submission.ts'
import { Surface } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { setRetest } from '../saving/draft.ts'
import type { Grading } from '../saving/use-grading.ts'
import { words } from '../words.ts'
import classes from './marks.module.css'

const { retest } = words

interface RetestProps {
  submission: Pick<Submission, 'retest' | 'retest_message'>
  grading: Grading
}

export function Retest({ submission, grading: { draft, change } }: RetestProps) {
  if (submission.retest === 'none') return null
  return (
    <section className={classes.part} aria-label={retest.title}>
      <h3 className={classes.heading}>{retest.title}</h3>
      <Surface
        as="p"
        variant="small"
        ground="sunken"
        radius="sm"
        padY={10}
        padX={12}
        anywhere
        className={classes.quote}
      >
        {submission.retest_message || retest.noReason}
      </Surface>
      {submission.retest === 'requested' ? (
        <Segmented
          label={retest.label}
          options={[
            { value: 'open', label: retest.undecided },
            { value: 'granted', label: retest.grant },
            { value: 'refused', label: retest.refuse },
          ]}
          value={draft.retest ?? 'open'}
          onChange={(value) => change((now) => setRetest(now, value === 'open' ? undefined : value))}
        />
      ) : (
        <p>{retest[submission.retest]}</p>
      )}
    </section>
  )
}
