/** Study plan of a batch: modules on the left, the weeks of the chosen one on the right. */

import { readStudyPlan } from '#src/api/contract/study-plan.ts'
import type { StudyPlan as Plan } from '#src/api/shapes/study-plan.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { type FindReach, WithReach } from '../shared/kept/reach.tsx'
import { ModulePath } from './module-path.tsx'
import { ModuleWeeks } from './module-weeks.tsx'
import { findTodayStep } from './today-step.ts'
import { words } from './words.ts'
import classes from './study-plan.module.css'

function PlanSkeleton() {
  return (
    <div className={classes.root}>
      <div className={classes.pathWaiting}>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} height="2.5rem" />
        ))}
      </div>
      <div className={classes.module}>
        <Skeleton width="60%" height="2rem" />
        {Array.from({ length: 5 }, (_, at) => (
          <Card key={at}>
            <SkeletonText lines={2} />
          </Card>
        ))}
      </div>
    </div>
  )
}

function findFirstDate(plan: Plan): string | undefined {
  const dates = plan.modules.flatMap(({ plans }) =>
    plans.map(({ date }) => date).filter((date) => typeof date === 'string'),
  )
  return dates.toSorted()[0]
}

interface StudyPlanProps {
  batchId: string
  /** Undefined opens today's module. */
  moduleId?: string
}

function OpenPlan({ batchId, moduleId, plan }: StudyPlanProps & { plan: Plan }) {
  const now = useNow()
  const find = (id: string | null | undefined) => plan.modules.find(({ _id }) => _id === id)
  // The address of a removed module falls back to today's.
  const chosen = find(moduleId) ?? find(plan.current_module) ?? plan.modules[0]
  const drawModule = (reach?: FindReach) =>
    chosen && (
      <ModuleWeeks
        batchId={batchId}
        module={chosen}
        firstDate={findFirstDate(plan)}
        today={findTodayStep(plan, batchId, now)}
        now={now}
        reach={reach}
      />
    )
  return (
    <div className={classes.root}>
      <ModulePath batchId={batchId} modules={plan.modules} chosen={chosen?._id} />
      {chosen &&
        (offers.keptClasses ? <WithReach moduleId={chosen._id}>{drawModule}</WithReach> : drawModule())}
    </div>
  )
}

export function StudyPlan({ batchId, moduleId }: StudyPlanProps) {
  const read = useRead(readStudyPlan(batchId))
  return (
    <Load
      from={read}
      skeleton={<PlanSkeleton />}
      isEmpty={(plan) => plan.modules.length === 0}
      empty={
        <Empty
          title={words.noPlan}
          text={words.noPlanText}
          action={offers.resources && <Button to={paths.batchResources(batchId)}>{words.resources}</Button>}
        />
      }
    >
      {(plan) => <OpenPlan batchId={batchId} moduleId={moduleId} plan={plan} />}
    </Load>
  )
}
