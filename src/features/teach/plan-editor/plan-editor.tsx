/** Study plan of a batch for its teacher: counts, modules, days. The open module is part of the address. */

import { IconCopy, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { studyPlan, readPlanCounts, readStudyPlan } from '#src/api/contract/study-plan.ts'
import type { StudyModule, StudyPlan } from '#src/api/shapes/study-plan.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { Accordion, AccordionItem } from '#src/ui/accordion.tsx'
import { Button } from '#src/ui/button.tsx'
import { useWantsWhole } from '#src/ui/hooks/use-growing.ts'
import { Grid, Stack } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { Stats } from '#src/ui/text/stats.tsx'
import { WaitingRecords } from '../shared/waiting-records.tsx'
import { CopyDays } from './copy/copy-days.tsx'
import { words as copyWords } from './copy/words.ts'
import { dayRecord, readModuleOf } from './day-record.ts'
import { PlanDays } from './plan-days.tsx'
import { words } from './words.ts'
import classes from './plan-editor.module.css'

/** Counts of finished items and of unchecked submissions; some link to their list. */
function PlanCounts({ batchId }: { batchId: string }) {
  const read = useRead(readPlanCounts(batchId))
  return (
    <LoadInside from={read} skeleton={<Skeleton shape="block" className={classes.counts} />}>
      {({ live, recording, assignment, exam, resource, due }) => (
        <Stats
          label={words.counts}
          stats={[
            { label: words.live, value: words.share(live.done, live.total) },
            { label: words.assignment, value: words.share(assignment.done, assignment.total) },
            { label: words.exam, value: words.share(exam.done, exam.total) },
            { label: words.recording, value: words.count(recording.total) },
            ...(offers.resources
              ? [
                  {
                    label: words.resource,
                    value: words.count(resource.total),
                    to: paths.teacherResources(batchId),
                  },
                ]
              : []),
            {
              label: words.unchecked,
              value: words.count(due),
              to: addQuery(paths.submissions(), { batch: batchId }),
              isUrgent: due > 0,
            },
          ]}
        />
      )}
    </LoadInside>
  )
}

/** Polling interval of the states in milliseconds. */
const POLL_MS = 60_000

/** Polls only the states, since they change with time while the long plan seldom changes. */
function useStates(batchId: string) {
  const { data } = useApi(
    studyPlan.attributeStatus,
    { params: { id: batchId } },
    { every: POLL_MS, isQuiet: true },
  )
  return useMemo(() => new Map(data?.map(({ _id, state }) => [_id, state])), [data])
}

function formatLine({ plans, state, opens_at }: StudyModule): string {
  const days = words.days(plans.length)
  return state === 'locked' && opens_at ? `${days} · ${words.opens(opens_at)}` : days
}

interface ModuleDaysProps {
  batchId: string
  module: StudyModule
  states: ReturnType<typeof useStates>
}

function ModuleDays({ batchId, module: { _id, plans }, states }: ModuleDaysProps) {
  return (
    <Grid gap={16} className={classes.days}>
      {plans.length === 0 && <p className={classes.empty}>{words.noDays}</p>}
      <PlanDays batchId={batchId} days={plans} states={states} />
      <div>
        <Button
          variant="light"
          size="sm"
          to={paths.teacherNewDay(batchId, { module: _id })}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          {words.addDay}
        </Button>
      </div>
    </Grid>
  )
}

/** A closed module is rendered empty, except for the browser's search and in print. */
function Modules({
  batchId,
  modules,
  current,
}: {
  batchId: string
  modules: readonly StudyModule[]
  current: string | undefined
}) {
  const [params, setParams] = useSearchParams()
  const states = useStates(batchId)
  const wantsWhole = useWantsWhole()
  const chosen = params.get('module')
  const open = chosen === null ? current : chosen
  const show = (id: string, isOpen: boolean) => {
    if (isOpen === (open === id)) return
    setParams(
      (before) => {
        before.set('module', isOpen ? id : '')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <Accordion>
      {modules.map((each) => (
        <AccordionItem
          key={each._id}
          title={words.module(each.no, each.title)}
          text={formatLine(each)}
          isOpen={each._id === open}
          onToggle={(isOpen) => show(each._id, isOpen)}
          isFlush
        >
          {(each._id === open || wantsWhole) && (
            <ModuleDays batchId={batchId} module={each} states={states} />
          )}
        </AccordionItem>
      ))}
    </Accordion>
  )
}

/** The address keeps it open. */
function Copy({ batchId, target }: { batchId: string; target: StudyPlan }) {
  const [params, setParams] = useSearchParams()
  const set = (isOpen: boolean) =>
    setParams(
      (before) => {
        if (isOpen) before.set('copy', '1')
        else before.delete('copy')
        return before
      },
      { preventScrollReset: true },
    )
  if (!params.has('copy'))
    return (
      <div>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => set(true)}
        >
          {copyWords.open}
        </Button>
      </div>
    )
  return <CopyDays batchId={batchId} target={target} onClose={() => set(false)} />
}

export function PlanEditor({ batchId }: { batchId: string }) {
  const navigate = useNavigate()
  const read = useRead(readStudyPlan(batchId))
  return (
    <Stack gap={16}>
      <PlanCounts batchId={batchId} />
      <WaitingRecords
        record={dayRecord}
        batchId={batchId}
        onTakenBack={({ id, draft }) =>
          void navigate(
            id
              ? paths.teacherDay(batchId, id)
              : paths.teacherNewDay(batchId, { module: readModuleOf(batchId, draft) }),
          )
        }
      />
      <Load
        from={read}
        skeleton={
          <SkeletonList count={4}>
            <SkeletonRow />
          </SkeletonList>
        }
        isEmpty={({ modules }) => modules.length === 0}
        empty={<Empty title={words.none} text={words.noneText} />}
      >
        {(plan) => (
          <>
            <Copy batchId={batchId} target={plan} />
            <Modules batchId={batchId} modules={plan.modules} current={plan.current_module ?? undefined} />
          </>
        )}
      </Load>
    </Stack>
  )
}
