/**
 * What is said in a class, made of its captions: read, searched, and pressed to go there. It needs no video,
 * so a bad connection is enough to read a class. (WCAG 1.2.8)
 */

import { IconArrowDown, IconCopy, IconNotes, IconSearch } from '@tabler/icons-react'
import { memo, useCallback, useDeferredValue, useRef, useState } from 'react'
import { isSearchMatch, markMatches } from '#src/engines/search/search-match.ts'
import { formatClock } from '#src/lib/bn.ts'
import { type Cue, findLineIndex } from '#src/lib/captions.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { seekAsked, usePlayback } from '#src/stores/player/playback-store.ts'
import { copyText } from '#src/stores/shell/share-address.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Column, Row, Text } from '#src/ui/layout/layout.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { useFollowing } from './use-following.ts'
import { useTranscript } from './use-transcript.ts'
import { words } from './words.ts'
import classes from './transcript.module.css'

const copyLine = ({ text, at }: Cue, title: string) =>
  copyText(words.copyOf(text, at, title), { copied: words.copiedLine, notCopied: words.notCopied })

export interface TranscriptProps {
  recordingId: string
  /** The title of the class, for a copied line. */
  title: string
  /** Address of the captions. */
  captions: string
  onExpired: () => void
  /** Saves a line as a note at its second. */
  onKeep: ((position: number, text: string) => void) | undefined
}

interface LineProps extends Pick<TranscriptProps, 'title' | 'onKeep'> {
  line: Cue
  index: number
  isCurrent: boolean
  /** It was pressed last, and shows what can be done with it. */
  isOpen: boolean
  search: string
  onPress: (index: number) => void
}

const Line = memo(function Line({
  line,
  index,
  isCurrent,
  isOpen,
  search,
  title,
  onPress,
  onKeep,
}: LineProps) {
  return (
    <li className={classes.line} data-line={index} data-current={isCurrent}>
      <button
        type="button"
        className={classes.press}
        aria-current={isCurrent || undefined}
        onClick={() => onPress(index)}
      >
        <span className={classes.time}>{formatClock(line.at)}</span>
        <span className={classes.text} data-latin>
          {search === ''
            ? line.text
            : markMatches(line.text, search).map(({ text, from, isMark }) =>
                isMark ? <mark key={from}>{text}</mark> : text,
              )}
        </span>
      </button>
      {isOpen && (
        <Row wrap gap={8} className={classes.actions}>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconCopy size={18} aria-hidden="true" />}
            onClick={() => void copyLine(line, title)}
          >
            {words.copyLine}
          </Button>
          {onKeep && (
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconNotes size={18} aria-hidden="true" />}
              onClick={() => {
                onKeep(line.at, line.text)
                showToast({ kind: 'success', message: words.keptLine })
              }}
            >
              {words.keepLine}
            </Button>
          )}
        </Row>
      )}
    </li>
  )
})

type LinesProps = Pick<TranscriptProps, 'title' | 'onKeep'> & { lines: readonly Cue[] }

function Lines({ lines, title, onKeep }: LinesProps) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const [opened, setOpened] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const current = usePlayback((state) => findLineIndex(lines, state.position))
  const { isFollowing, follow, leave } = useFollowing(list, current)
  const found = lines.flatMap((line, index) => (isSearchMatch(line.text, search) ? [{ line, index }] : []))
  const press = useCallback(
    (index: number) => {
      seekAsked(lines[index]!.at)
      setOpened(index)
      follow()
    },
    [lines, follow],
  )
  const goBack = () => {
    setTyped('')
    follow()
    // The pressed button goes away; the list scrolls by keys.
    list.current?.focus()
  }
  return (
    <>
      <TextField
        label={words.transcriptSearch}
        isLabelHidden
        type="search"
        placeholder={words.transcriptSearch}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          if (isBlank(currentTarget.value)) follow()
          else leave()
        }}
      />
      <Text tone="muted" variant="caption" role="status">
        {search === ''
          ? words.transcriptNote
          : found.length > 0
            ? words.linesFound(found.length)
            : words.noLine(search)}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too */}
      <ol ref={list} className={classes.list} tabIndex={0} aria-label={words.transcript}>
        {found.map(({ line, index }) => (
          <Line
            key={index}
            line={line}
            index={index}
            isCurrent={index === current}
            isOpen={index === opened}
            search={search}
            title={title}
            onPress={press}
            onKeep={onKeep}
          />
        ))}
      </ol>
      {!isFollowing && current >= 0 && (
        <Row justify="center" className={classes.back}>
          <Button size="sm" onClick={goBack} leftSection={<IconArrowDown size={18} aria-hidden="true" />}>
            {words.toCurrentLine}
          </Button>
        </Row>
      )}
    </>
  )
}

export function Transcript({ recordingId, title, captions, onExpired, onKeep }: TranscriptProps) {
  const { lines, hasFailed, retry } = useTranscript(recordingId, captions, onExpired)
  return (
    <Column as="section" gap={8} className={classes.root} aria-label={words.transcript}>
      {hasFailed && lines === undefined && (
        <Failed shape="row" error={{ msg: words.linesFailed }} onRetry={retry} />
      )}
      {!hasFailed && lines === undefined && <SkeletonText lines={6} />}
      {lines?.length === 0 && <Text tone="muted">{words.noLines}</Text>}
      {lines !== undefined && lines.length > 0 && <Lines lines={lines} title={title} onKeep={onKeep} />}
    </Column>
  )
}
