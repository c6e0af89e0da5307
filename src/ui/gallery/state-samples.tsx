import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonCard, SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { Button } from '../button.tsx'
import { words } from './words.ts'
import classes from './gallery.module.css'

const { states } = words
const nothing = () => {}
const loading = {
  data: undefined,
  error: undefined,
  isSlow: true,
  fetchedAt: undefined,
  retry: nothing,
  cancel: nothing,
}

export function EmptySamples() {
  return (
    <div className={classes.wide}>
      {(['course', 'search', 'done'] as const).map((art) => (
        <Empty
          key={art}
          art={art}
          title={states[art].title}
          text={states[art].text}
          action={<Button variant={art === 'search' ? 'light' : 'filled'}>{states[art].action}</Button>}
        />
      ))}
    </div>
  )
}

export function WaitingSamples() {
  return (
    <div className={classes.stack}>
      <SkeletonList isGrid count={3}>
        <SkeletonCard />
      </SkeletonList>
      <Load from={loading} skeleton={<SkeletonRow />}>
        {() => null}
      </Load>
    </div>
  )
}

export function FailedSamples() {
  return (
    <div className={classes.wide}>
      <Failed error={{ msg: states.failed }} onRetry={nothing} />
      <Failed error={{ msg: states.offline, kind: 'no-answer' }} onRetry={nothing} />
      <Failed shape="row" error={{ msg: states.row }} onRetry={nothing} />
    </div>
  )
}
