/** The reasons of one mark, each with its digit and its points, and a line for a new one. (pictures 37) */

import { IconPencil, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, type SyntheticEvent, useState } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { trimText } from '#src/lib/invisible.ts'
import { describeSum, formatPoints, parseTyped, type Reason, sumReasons } from '#src/lib/reasons.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { type Draft, getMark } from '../saving/draft.ts'
import type { MarkRow } from '../sheet.ts'
import { hasReason, isHandGiven, listGiven } from './give-reason.ts'
import type { ListedReason } from './reason-list.ts'
import type { ReasonKeys } from './use-reason-keys.ts'
import type { Reasons } from './use-reasons.ts'
import { words } from './words.ts'
import classes from './reasons.module.css'

/** More have no digit: typing finds them. */
const MOST_DIGITS = 9

function Points({ points }: Pick<Reason, 'points'>) {
  return (
    <strong className={classes.points} data-minus={points < 0}>
      {formatPoints(points)}
    </strong>
  )
}

interface ReasonActions {
  onPress: (reason: ListedReason) => void
  onAdd: (reason: Reason) => void
  onForget: (line: string) => void
  /** Missing where nothing can be changed in other papers. */
  onChange?: ((reason: ListedReason) => void) | undefined
}

interface LineProps extends Pick<ReasonActions, 'onPress' | 'onForget' | 'onChange'> {
  reason: ListedReason
  /** The digit that gives the reason, from 1. */
  no: number
  isGiven: boolean
}

function ReasonLine({ reason, no, isGiven, onPress, onForget, onChange }: LineProps) {
  const { words: text, points, papers, line } = reason
  const isUnused = papers === 0 && !isGiven
  return (
    <li className={classes.line} data-given={isGiven} data-unused={isUnused}>
      <button
        type="button"
        className={classes.reason}
        aria-pressed={isGiven}
        aria-keyshortcuts={no <= MOST_DIGITS ? String(no) : undefined}
        data-reason={line}
        onClick={() => onPress(reason)}
      >
        <span className={classes.cap}>{no <= MOST_DIGITS && <KeyCap isDecoration>{String(no)}</KeyCap>}</span>
        <Text as="span" shrink anywhere weight={isGiven ? 600 : 400}>
          {text}
        </Text>
        <Text as="span" tone="muted" variant="caption" className={classes.count}>
          {isUnused ? (
            words.unused
          ) : (
            <>
              {words.papers(papers)}
              <VisuallyHidden>{words.haveIt}</VisuallyHidden>
            </>
          )}
        </Text>
        <Points points={points} />
      </button>
      {isUnused ? (
        <Button size="sm" variant="subtle" aria-label={words.removeName(text)} onClick={() => onForget(line)}>
          {words.remove}
        </Button>
      ) : (
        onChange && (
          <IconButton size="md" label={words.changeName(text)} onClick={() => onChange(reason)}>
            <IconPencil size={16} />
          </IconButton>
        )
      )}
    </li>
  )
}

interface NewReasonProps extends Pick<ReasonActions, 'onAdd' | 'onPress'> {
  label: string
  text: string
  onType: (text: string) => void
  /** The reasons that contain the typed words. */
  found: readonly ListedReason[]
  fieldRef: Ref<HTMLInputElement>
}

/** The digits are reasons again; the pane stays when the next answer comes, what is in it goes. */
export function leaveToPane(place: Element | null): void {
  const pane = place?.closest<HTMLElement>('[data-scrolls][tabindex]')
  if (pane) pane.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Words with points are a new reason; words alone take the first one that contains them. */
function NewReason({ label, text, onType, found, fieldRef, onAdd, onPress }: NewReasonProps) {
  const [isWrong, setWrong] = useState(false)
  const typed = parseTyped(text)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (trimText(text) === '') return undefined
    const [first] = found
    if (typed === undefined && first === undefined) return setWrong(true)
    if (typed) onAdd(typed)
    else if (first) onPress(first)
    leaveToPane(event.currentTarget)
    return onType('')
  }
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && !isComposing(event)) leaveToPane(event.currentTarget)
  }
  return (
    <Row as="form" align="end" gap={8} onSubmit={submit} className={classes.new}>
      <TextField
        ref={fieldRef}
        label={label}
        isLabelHidden
        placeholder={words.hint}
        aria-keyshortcuts="N"
        autoComplete="off"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        rightSection={<KeyCap isDecoration>N</KeyCap>}
        value={text}
        error={isWrong && typed === undefined ? words.noPoints : undefined}
        onChange={({ currentTarget }) => {
          setWrong(false)
          onType(currentTarget.value)
        }}
        onKeyDown={leave}
      />
      {text !== '' && (
        <Button type="submit" variant="default">
          {words.add}
        </Button>
      )}
    </Row>
  )
}

interface FirstReasonProps extends Pick<ReasonActions, 'onAdd'> {
  row: MarkRow | undefined
  /** Of the row: once it has reasons, its own field is below them. */
  list: readonly ListedReason[]
  fieldRef: Ref<HTMLInputElement>
}

/** Stands below all rows while the chosen one has no reason yet, so that choosing one moves no keys. */
export function FirstReason({ row, list, fieldRef, onAdd }: FirstReasonProps) {
  const [text, setText] = useState('')
  if (row === undefined || list.length > 0) return null
  return (
    <NewReason
      label={row.criterion ? words.fieldOf(row.criterion) : words.field}
      text={text}
      onType={setText}
      found={[]}
      fieldRef={fieldRef}
      onAdd={onAdd}
      onPress={() => undefined}
    />
  )
}

/** The mark as it is added up, and why it is not more or less; or that a hand gave it. */
export function SumLine({ draft, row }: { draft: Pick<Draft, 'questions'>; row: MarkRow }) {
  const given = listGiven(draft, row)
  if (given.length === 0) return null
  if (isHandGiven(draft, row)) return words.byHand
  const sum = given.reduce((all, { points }) => all + points, 0)
  const bound = sum < 0 ? words.tooLow : sum > row.marks ? words.tooHigh(row.marks) : undefined
  return [describeSum(given), bound].filter(Boolean).join(' · ')
}

export interface RowReasonsProps {
  row: MarkRow
  reasons: Reasons
  /** While its digits give marks by hand, the list stays away. */
  keys: Pick<ReasonKeys, 'hasReasons' | 'newReasonRef' | 'press' | 'toggleHand'>
  /** Shown where the mark stands nowhere else. */
  hasHead: boolean
  /** Missing where nothing can be changed in other papers. */
  onChange?: ((row: MarkRow, reason: ListedReason) => void) | undefined
}

export function RowReasons({ row, reasons, keys, hasHead, onChange }: RowReasonsProps) {
  const { draft, forget } = reasons
  const [text, setText] = useState('')
  const list = reasons.list(row)
  const onPress = (reason: ListedReason) => keys.press(row, reason)
  const wanted = parseTyped(text) ? '' : trimText(text).toLowerCase()
  const numbered = list.map((reason, at) => ({ reason, no: at + 1 }))
  const found = numbered.filter(({ reason }) => reason.words.toLowerCase().includes(wanted))
  const mark = getMark(draft, row)
  const given = listGiven(draft, row)
  const isHand = isHandGiven(draft, row)
  if (list.length === 0) return null
  return (
    <Stack gap={8} className={classes.root}>
      {keys.hasReasons(row) && (
        <>
          <Row wrap justify="between" gap={8} gapX={16}>
            {hasHead && (
              <Text as="p" variant="lead" aria-label={words.mark}>
                <strong className={classes.mark}>{mark === null ? '–' : formatNumber(mark)}</strong> /{' '}
                {formatNumber(row.marks)}
              </Text>
            )}
            <Text as="span" tone="muted" variant="small" grow>
              <SumLine draft={draft} row={row} />
            </Text>
            <Button
              size="sm"
              variant="subtle"
              rightSection={<KeyCap isDecoration>=</KeyCap>}
              aria-keyshortcuts="="
              onClick={() => keys.toggleHand(row)}
            >
              {isHand ? words.takeSumOf(sumReasons(given, row.marks)) : words.byHandNext}
            </Button>
          </Row>
          <ul
            className={classes.list}
            aria-label={row.criterion ? words.titleOf(row.criterion) : words.title}
          >
            {found.map(({ reason, no }) => (
              <ReasonLine
                key={reason.line}
                reason={reason}
                no={no}
                isGiven={hasReason(draft, row, reason)}
                onPress={onPress}
                onForget={forget}
                onChange={onChange && (() => onChange(row, reason))}
              />
            ))}
          </ul>
        </>
      )}
      <NewReason
        label={row.criterion ? words.fieldOf(row.criterion) : words.field}
        text={text}
        onType={setText}
        found={wanted === '' ? [] : found.map(({ reason }) => reason)}
        fieldRef={keys.newReasonRef}
        onAdd={(reason) => reasons.add(row, reason)}
        onPress={onPress}
      />
    </Stack>
  )
}
