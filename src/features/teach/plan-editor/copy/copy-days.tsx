/**
 * Copies days or whole modules from another batch into this one, with dates shifted and a list of the
 * results.
 */

import { useRef, useState } from 'react'
import { call } from '#src/api/call.ts'
import { assignment } from '#src/api/contract/assignment.ts'
import { readAllBatches } from '#src/api/contract/batch.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import type { StudyDay, StudyPlan } from '#src/api/shapes/study-plan.ts'
import { refetch, useApi, useRead } from '#src/api/use-api.ts'
import { listBatchChoices } from '#src/lib/batch-choices.ts'
import { formatDigits } from '#src/lib/bn.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldPair, FormCard } from '#src/ui/fields/form-card.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { CopyResults, Deadlines, DayChoice } from './copy-parts.tsx'
import {
  CopyState,
  countTwins,
  findSameModule,
  findShift,
  isAllCopied,
  listChosen,
  listCopied,
  NOTHING,
  parseShift,
  shiftInstant,
} from './copy-steps.ts'
import { type Failures, runCopy } from './run-copy.ts'
import { words } from './words.ts'

interface CopyDaysProps {
  batchId: string
  /** The plan that gets the days. */
  target: StudyPlan
  onClose: () => void
}

/** What copies of these assignments lose, since no write can carry it. (decision 0022) */
async function listLosses(chosen: readonly StudyDay[]): Promise<string[]> {
  const ids = chosen.flatMap(listCopied).flatMap(({ _id, kind }) => (kind === 'assignment' ? [_id] : []))
  const all = await Promise.all(ids.map((id) => call(assignment.forTeacher, { params: { id } })))
  return all.map(({ title, marks, criteria, file }) =>
    words.ask.loses(title, marks, criteria.length, file !== null && file !== undefined),
  )
}

/** Asks with the current plan, since another teacher may have copied the same days meanwhile. */
async function confirmCopy(
  batchId: string,
  moduleId: string,
  chosen: readonly StudyDay[],
  past: number,
): Promise<boolean> {
  const read = Promise.all([call(studyPlan.revised, { params: { id: batchId } }), listLosses(chosen)])
  const [now, losses] = (await read.catch(() => undefined)) ?? []
  const module = now?.modules.find(({ _id }) => _id === moduleId)
  if (now === undefined || losses === undefined || module === undefined) return false
  const { title, text, yes, no } = words.ask
  const counts = { days: chosen.length, past, twins: countTwins(now, moduleId, chosen) }
  return confirmAsked({ title, yes, no, text: text(words.module(module.no, module.title), counts, losses) })
}

/** The chosen module; until one is chosen, the one with the number of the first day's module. */
function findModule(state: CopyState, source: StudyPlan | undefined, target: StudyPlan): string {
  if (target.modules.some(({ _id }) => _id === state.module)) return state.module
  return source === undefined ? '' : findSameModule(source, target, state)
}

function listDeadlines(chosen: readonly StudyDay[], shift: number | undefined) {
  return chosen
    .flatMap(listCopied)
    .flatMap(({ _id, title, due_at: at }) =>
      at && shift !== undefined ? [{ _id, title, at: shiftInstant(at, shift) }] : [],
    )
}

function useCopy({ batchId, target, onClose }: CopyDaysProps) {
  const [state, store, drop] = useDraft(`copy-days-${batchId}`, CopyState, NOTHING)
  const [failures, setFailures] = useState<Failures>({})
  const [refusals, setRefusals] = useState(0)
  const latest = useRef(state)
  const batches = useRead(readAllBatches())
  const plan = useApi(studyPlan.revised, state.source === '' ? null : { params: { id: state.source } })
  const startOf = (id: string) => batches.data?.data.find(({ _id }) => _id === id)?.start_at
  const typed = state.shift ?? String(findShift(startOf(state.source), startOf(batchId)))
  const shift = parseShift(typed)
  const module = findModule(state, plan.data, target)
  const chosen = plan.data ? listChosen(plan.data, state) : []
  const deadlines = listDeadlines(chosen, shift)
  const isBegun = Object.keys(state.made).length > 0 || state.doubts.length > 0
  const { isPending, runAction } = usePendingAction<Failures>(
    (failed) => {
      setFailures(failed)
      void refetch(studyPlan.revised, { params: { id: batchId } })
      if (Object.keys(failed).length > 0) return
      drop()
      const { marks = [] } = latest.current
      showToast({ kind: 'success', message: words.done(chosen.length, marks), isNew: marks.length > 0 })
      onClose()
    },
    () => undefined,
  )

  async function begin(): Promise<void> {
    if (plan.data === undefined || chosen.length === 0 || module === '' || shift === undefined)
      return setRefusals((count) => count + 1)
    const past = deadlines.filter(({ at }) => Date.parse(at) < getServerNow()).length
    const source = plan.data
    if (!isBegun && !(await confirmCopy(batchId, module, chosen, past))) return
    const storeStep = (next: CopyState) => store((latest.current = next))
    await runAction(() =>
      runCopy({ ...state, module, shift: typed }, { batch: batchId, plan: source, shift, store: storeStep }),
    )
  }
  const isWhole = plan.data !== undefined && isBegun && isAllCopied(plan.data, state)
  const isAsked = refusals > 0
  // After a reload the choices are there before their source data, and a shift that was not typed depends on
  // both batches.
  const isReady =
    state.source === '' ||
    (plan.data !== undefined && (state.shift !== undefined || batches.data !== undefined))
  return {
    state,
    store,
    drop,
    failures,
    refusals,
    batches,
    plan,
    typed,
    shift,
    module,
    chosen,
    deadlines,
    isBegun,
    isPending,
    begin,
    isWhole,
    isAsked,
    isReady,
  }
}

function Choices({ copy, target }: { copy: ReturnType<typeof useCopy>; target: StudyPlan }) {
  const { state, store, chosen, isBegun } = copy
  return (
    <>
      <LoadInside from={copy.plan} skeleton={<SkeletonText lines={6} />}>
        {(plan) =>
          isBegun ? (
            <CopyResults days={chosen} state={state} failures={copy.failures} />
          ) : (
            <DayChoice
              plan={plan}
              chosen={state.days}
              error={copy.isAsked && chosen.length === 0 ? words.noDays : undefined}
              onChange={(days) => store({ ...state, days })}
            />
          )
        }
      </LoadInside>
      <FieldPair>
        <SelectField
          label={words.target}
          hint={words.targetHint}
          error={copy.isAsked && copy.module === '' ? words.noModule : undefined}
          choices={target.modules.map(({ _id, no, title }) => ({
            value: _id,
            label: words.module(no, title),
          }))}
          disabled={isBegun}
          value={copy.module}
          onChange={({ currentTarget }) => store({ ...state, module: currentTarget.value })}
        />
        <TextField
          label={words.shift}
          hint={words.shiftHint}
          inputMode="numeric"
          disabled={isBegun}
          error={copy.shift === undefined ? words.noShift : undefined}
          value={formatDigits(copy.typed)}
          onChange={({ currentTarget }) => store({ ...state, shift: currentTarget.value })}
        />
      </FieldPair>
      <Deadlines deadlines={copy.deadlines} />
    </>
  )
}

export function CopyDays(props: CopyDaysProps) {
  const { batchId, target, onClose } = props
  const copy = useCopy(props)
  const { state, store, chosen, isBegun, isPending } = copy
  const others = copy.batches.data?.data.filter(({ _id }) => _id !== batchId) ?? []
  function leave(): void {
    copy.drop()
    onClose()
  }
  return (
    <FormCard
      title={words.title}
      takesFocus
      refusals={copy.refusals}
      onSubmit={(event) => {
        event.preventDefault()
        void copy.begin()
      }}
      actions={
        <>
          <Button variant="default" disabled={isPending} onClick={leave}>
            {words.close}
          </Button>
          <Button
            type="submit"
            isPending={isPending}
            pendingText={words.copying}
            disabled={copy.isWhole || !copy.isReady}
          >
            {isBegun ? words.again : words.start(chosen.length)}
          </Button>
        </>
      }
    >
      <Text tone="muted" variant="small">
        {words.text}
      </Text>
      <SelectField
        label={words.source}
        choices={listBatchChoices(others)}
        disabled={isBegun}
        value={state.source}
        onChange={({ currentTarget }) =>
          store({ ...NOTHING, module: state.module, source: currentTarget.value })
        }
      />
      {state.source !== '' && <Choices copy={copy} target={target} />}
    </FormCard>
  )
}
