/**
 * Everything of a person on this device in one place: what waits to be sent, what is stored, how large and until when,
 * and what the browser says about it. (rulings R21, R67, R68, R74, R82)
 */

import {
  IconBackpack,
  IconCards,
  IconClipboardText,
  IconDeviceMobile,
  IconDownload,
  IconFileText,
  IconNotes,
  IconPencil,
  IconShieldCheck,
  IconShieldExclamation,
  IconTrash,
  IconVideo,
} from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { subscribeToQueues } from '#src/api/outbox/queue.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { computeReachedPercent } from '#src/lib/percent.ts'
import { forgetReplies } from '#src/stores/browser/guarded-storage.ts'
import { askAgainForLastingStorage } from '#src/stores/browser/lasting-storage.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile, type IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './device-words.ts'
import {
  type DeviceState,
  loadCards,
  type Measured,
  measureDevice,
  type MeasuredPart,
  removeDrafts,
} from './measure-device.ts'
import { WaitingWork, type WaitingWorkProps } from './waiting-work.tsx'

interface OnDeviceProps extends WaitingWorkProps {
  /** The downloaded classes and modules; undefined where the owner does not offer them. */
  kept: Readonly<Record<'classes' | 'modules', Measured & { to: string; remove: () => void }>> | undefined
  /** The papers that a teacher has taken along, and when the first was taken. (ruling R87) */
  papers: (Measured & { to: string; takenAt: number; remove: () => Promise<void> }) | undefined
  /** The export of all data. */
  children: ReactNode
}

type Part = MeasuredPart | 'classes' | 'modules' | 'papers' | 'app'

const LOOKS: Readonly<
  Record<Part, { Icon: ComponentType<{ size: number; stroke: number }>; tone: IconTileProps['tone'] }>
> = {
  classes: { Icon: IconVideo, tone: 'info' },
  modules: { Icon: IconBackpack, tone: 'leaf' },
  papers: { Icon: IconClipboardText, tone: 'due' },
  files: { Icon: IconFileText, tone: 'due' },
  pages: { Icon: IconNotes, tone: 'leaf' },
  drafts: { Icon: IconPencil, tone: 'neutral' },
  cards: { Icon: IconCards, tone: 'neutral' },
  app: { Icon: IconDeviceMobile, tone: 'neutral' },
}

interface PartRowProps {
  part: Part
  measured: Measured
  to?: string
  /** When the first of it came, in milliseconds since 1970. */
  takenAt?: number
  onRemove?: (() => void) | undefined
  onSave?: (() => void) | undefined
}

function PartRow({ part, measured: { count, bytes }, to, takenAt, onRemove, onSave }: PartRowProps) {
  const { Icon, tone } = LOOKS[part]
  const name = words.parts[part](count)
  const size = part === 'app' ? `${words.about} ${formatBytes(bytes)}` : formatBytes(bytes)
  const facts = [size, takenAt !== undefined && words.taken(takenAt), words.until[part]]
  return (
    <WorkRow
      mark={
        <IconTile tone={tone} size={36}>
          <Icon size={20} stroke={1.75} />
        </IconTile>
      }
      title={name}
      {...(to !== undefined && { to })}
      text={facts.filter(Boolean).join(' · ')}
    >
      {onSave && (
        <IconButton label={words.save(name)} onClick={onSave}>
          <IconDownload stroke={1.75} />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={words.remove(name)} onClick={onRemove}>
          <IconTrash stroke={1.75} />
        </IconButton>
      )}
    </WorkRow>
  )
}

/** Asked once, with the size. */
async function confirmRemoval(
  part: 'pages' | 'drafts' | 'cards' | 'papers',
  { count, bytes }: Measured,
): Promise<boolean> {
  const { title, yes, no } = words.confirm
  return confirmAsked({
    title: title(words.parts[part](count), bytes),
    text: words.confirm[part],
    yes,
    no,
    isDangerous: true,
  })
}

/** `measure`: looks again at what is here. */
async function remove(
  part: 'pages' | 'drafts' | 'cards',
  measured: Measured,
  measure: () => Promise<void>,
): Promise<void> {
  if (!(await confirmRemoval(part, measured))) return
  const message = words.removed(words.parts[part](measured.count))
  if (part === 'drafts') {
    const restore = removeDrafts()
    const onClick = () => {
      restore()
      void measure()
    }
    showToast({ kind: 'success', message, isNew: true, action: words.undo, onClick })
    return measure()
  }
  if (part === 'pages') forgetReplies()
  else await (await loadCards()).forgetCards()
  showToast({ kind: 'success', message, isNew: true })
  return measure()
}

async function removePapers(papers: NonNullable<OnDeviceProps['papers']>): Promise<void> {
  if (!(await confirmRemoval('papers', papers))) return
  await papers.remove()
  showToast({ kind: 'success', message: words.removed(words.parts.papers(papers.count)), isNew: true })
}

async function saveCards(): Promise<void> {
  const text = await (await loadCards()).takeCards()
  if (text !== undefined) saveFile(words.cardsFile, text, 'application/json')
}

function Space({ state: { usage, quota } }: { state: DeviceState }) {
  if (usage === undefined || quota === undefined) return null
  return (
    <Stack gap={8}>
      <Row justify="between" wrap gap={4} gapX={16}>
        <Text as="strong" variant="title" tight>
          {formatBytes(usage)}
        </Text>
        <Text as="span" tone="muted" variant="small">
          {words.free(Math.max(0, quota - usage))}
        </Text>
      </Row>
      <StitchProgress
        done={computeReachedPercent(usage, quota)}
        total={100}
        label={words.share}
        next={false}
      />
    </Stack>
  )
}

/** The browser's answer about lasting storage; asked by a press where it has not agreed. */
function Lasting({ isLasting: wasLasting }: Pick<DeviceState, 'isLasting'>) {
  const [answer, setAnswer] = useState<boolean>()
  const isLasting = answer ?? wasLasting
  if (isLasting === undefined) return null
  const Icon = isLasting ? IconShieldCheck : IconShieldExclamation
  return (
    <Stack gap={8} role="status">
      <Row gap={8} tone="muted">
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {words.lasting[isLasting ? 'yes' : 'no']}
      </Row>
      {!isLasting &&
        (answer === false ? (
          <Text tone="muted" variant="small">
            {words.notGiven}
          </Text>
        ) : (
          <div>
            <Button
              size="sm"
              variant="default"
              onClick={() => void askAgainForLastingStorage().then((given) => setAnswer(given === true))}
            >
              {words.ask}
            </Button>
          </div>
        ))}
    </Stack>
  )
}

/** Measured again whenever something here came or went. */
function useDevice(): { state: DeviceState | undefined; measure: () => Promise<void> } {
  const [state, setState] = useState<DeviceState>()
  useEffect(() => {
    const follow = () => void measureDevice().then(setState)
    follow()
    return subscribeToQueues(follow)
  }, [])
  return { state, measure: () => measureDevice().then(setState) }
}

function Kept({
  kept,
  papers,
  state,
  measure,
}: Pick<OnDeviceProps, 'kept' | 'papers'> & { state: DeviceState; measure: () => Promise<void> }) {
  const { files, pages, drafts, cards } = state.parts
  const known = [
    files,
    pages,
    drafts,
    cards,
    ...(kept ? [kept.classes, kept.modules] : []),
    ...(papers ? [papers] : []),
  ].reduce((sum, { bytes }) => sum + bytes, 0)
  const rest = Math.max(0, (state.usage ?? 0) - known)
  const drop = (part: 'pages' | 'drafts' | 'cards') => () => void remove(part, state.parts[part], measure)
  return (
    <RowList>
      {kept &&
        (['classes', 'modules'] as const).map(
          (part) =>
            kept[part].count > 0 && (
              <PartRow
                key={part}
                part={part}
                measured={kept[part]}
                to={kept[part].to}
                onRemove={kept[part].remove}
              />
            ),
        )}
      {papers && papers.count > 0 && (
        <PartRow
          part="papers"
          measured={papers}
          to={papers.to}
          takenAt={papers.takenAt}
          onRemove={() => void removePapers(papers)}
        />
      )}
      {files.count > 0 && <PartRow part="files" measured={files} />}
      {pages.count > 0 && <PartRow part="pages" measured={pages} onRemove={drop('pages')} />}
      {drafts.count > 0 && <PartRow part="drafts" measured={drafts} onRemove={drop('drafts')} />}
      {cards.count > 0 && (
        <PartRow part="cards" measured={cards} onSave={() => void saveCards()} onRemove={drop('cards')} />
      )}
      <PartRow part="app" measured={{ count: 0, bytes: rest }} />
    </RowList>
  )
}

export function OnDevice({ onSend, countAnswers, kept, papers, children }: OnDeviceProps) {
  const { state, measure } = useDevice()
  return (
    <Stack gap={24}>
      <WaitingWork onSend={onSend} countAnswers={countAnswers} />
      <section>
        <StitchHeading isSmall>{words.kept}</StitchHeading>
        {state === undefined ? (
          <SkeletonRows count={3} lines={2} />
        ) : (
          <Stack gap={16}>
            <Space state={state} />
            <Kept kept={kept} papers={papers} state={state} measure={measure} />
            <Lasting isLasting={state.isLasting} />
          </Stack>
        )}
      </section>
      {/* Stands where it stays: below what is measured. */}
      {state !== undefined && children}
    </Stack>
  )
}
