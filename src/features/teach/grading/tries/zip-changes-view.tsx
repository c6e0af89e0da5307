/** The ZIPs of two tries: the files that differ, each opening its lines beside each other. (picture 38) */

import { type ReactNode, useMemo, useState } from 'react'
import type { FileValue } from '#src/api/shapes/submission.ts'
import { getFileExtension } from '#src/lib/file-name.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { AccordionItem } from '#src/ui/accordion.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { type OpenZip, useZip } from '../work/zip/use-zip.ts'
import type { ZipContent } from '../work/zip/zip-messages.ts'
import { Content, useContent } from '../work/zip/zip-view.tsx'
import { CompareLines, CompareWords } from './compare-view.tsx'
import { words } from './words.ts'
import { compareZips, type ZipChange } from './zip-changes.ts'
import classes from './compare-answer.module.css'

const texts = words.zip

const skeleton = <Skeleton shape="block" height="12rem" />

const TONES: Readonly<Record<ZipChange['kind'], PillProps['tone']>> = {
  changed: 'due',
  added: 'ok',
  removed: 'missed',
  moved: 'neutral',
}

const isCode = (path: string) => UPLOAD_RULES.code.extensions.includes(getFileExtension(path))

const joinLines = (text: string) => text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')

interface BothProps {
  path: string
  before: ZipContent | undefined
  after: ZipContent | undefined
}

/** Both contents of a file that is in both ZIPs. */
function Both({ path, before, after }: BothProps) {
  if (before === undefined || after === undefined) return skeleton
  if (before.as === 'text' && after.as === 'text') {
    if (joinLines(before.text) === joinLines(after.text)) return <Text tone="muted">{texts.lineEnds}</Text>
    return isCode(path) ? (
      <CompareLines before={before.text} after={after.text} />
    ) : (
      <CompareWords before={before.text} after={after.text} />
    )
  }
  if (before.as === 'picture' && after.as === 'picture')
    return (
      <Grid gap={16} className={classes.beside}>
        {([before, after] as const).map((content, at) => (
          <Stack key={at === 0 ? words.before : words.after} gap={8}>
            <Text variant="small" weight={600}>
              {at === 0 ? words.before : words.after}
            </Text>
            <Content content={content} path={path} />
          </Stack>
        ))}
      </Grid>
    )
  return <Text tone="muted">{texts.other}</Text>
}

interface Zips {
  old: OpenZip
  now: OpenZip
}

function Difference({ change: { kind, path, before, after }, old, now }: Zips & { change: ZipChange }) {
  const was = useContent(old, before?.at)
  const is = useContent(now, after?.at)
  if (kind === 'changed') return <Both path={path} before={was} after={is} />
  return <Content content={kind === 'removed' ? was : is} path={path} />
}

function ChangeRow({ change, startsOpen, ...zips }: Zips & { change: ZipChange; startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen)
  const { kind, path, before, after } = change
  const size = texts.sizes(before?.size ?? after?.size ?? 0, after?.size ?? before?.size ?? 0)
  return (
    <AccordionItem
      variant="line"
      isOpen={isOpen}
      onToggle={setOpen}
      title={
        <Row as="span" wrap gap={4} gapX={8}>
          <Text as="span" shrink anywhere data-latin>
            {path}
          </Text>
          <Pill tone={TONES[kind]}>{texts.kinds[kind]}</Pill>
        </Row>
      }
      text={kind === 'moved' ? texts.from(before.path) : size}
    >
      {isOpen && <Difference change={change} {...zips} />}
    </AccordionItem>
  )
}

function Changes({ old, now }: Zips) {
  const { changes, same } = useMemo(() => compareZips(old.listing.files, now.listing.files), [old, now])
  const first = changes.find(({ kind }) => kind === 'changed')
  if (changes.length === 0) return <Text tone="muted">{texts.same}</Text>
  const count = (kind: ZipChange['kind']) => changes.filter((each) => each.kind === kind).length
  const counts = {
    changed: count('changed'),
    added: count('added'),
    removed: count('removed'),
    moved: count('moved'),
  }
  return (
    <Stack as="section" gap={4} aria-label={texts.files}>
      <Text variant="small" tone="muted">
        {texts.counted(counts, same)}
      </Text>
      <div>
        <Growing as="div" rows={changes}>
          {(change) => (
            <ChangeRow
              key={`${change.kind} ${change.path}`}
              change={change}
              startsOpen={change === first}
              old={old}
              now={now}
            />
          )}
        </Growing>
      </div>
    </Stack>
  )
}

interface ZipChangesProps {
  before: FileValue
  after: FileValue
  /** This time's ZIP without a comparison. */
  children: ReactNode
}

export function ZipChangesView({ before, after, children }: ZipChangesProps) {
  const [old, now] = [useZip(before).read, useZip(after).read]
  if (old.state === 'ready' && now.state === 'ready') return <Changes old={old.zip} now={now.zip} />
  if (old.state === 'reading' || now.state === 'reading') return skeleton
  return (
    <Stack gap={8}>
      <Text tone="muted">{old.state === 'lost' ? words.goneFile : texts.unread}</Text>
      {children}
    </Stack>
  )
}
