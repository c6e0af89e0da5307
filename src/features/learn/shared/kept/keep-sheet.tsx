/** What to keep of a class, how large it is, and whether there is room. (ruling R68) */

import { IconBadgeCc, IconListDetails, IconNotes } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import type { KeptChoice, KeptClass } from '#src/stores/kept/kept-class.ts'
import { canKeep } from '#src/stores/kept/kept-disk.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCard } from '#src/ui/fields/radio-card.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { StitchRule } from '#src/ui/text/stitch-heading.tsx'
import { CannotKeep } from './cannot-keep.tsx'
import { keep, listToKeep } from './keep-actions.ts'
import { useKeptRecord } from './keep-button.tsx'
import { KeepAtEnd, RoomLine, useRoom } from './keep-room.tsx'
import { words } from './sheet-words.ts'
import { type Size, type Sizes, useSizes } from './use-sizes.ts'
import classes from './kept.module.css'

export interface KeepSheetProps {
  /** More than one for a module, or for what was chosen in a list. */
  cards: readonly RecordingCard[]
  batchId: string
  onClose: () => void
  onKept?: () => void
}

function nameQuality(at: number, count: number): string {
  const { low, middle, high } = words.qualities
  if (at === 0) return low
  return at === count - 1 ? high : middle
}

/** The middle picture, as on a data pack; the smallest where data are saved. */
export const pickHeight = ({ pictures }: Sizes) =>
  pictures[isSavingData() ? 0 : Math.floor(pictures.length / 2)]?.height ?? 0

function Qualities({
  pictures,
  height,
  onChoose,
}: {
  pictures: readonly Size[]
  height: number
  onChoose: (height: number) => void
}) {
  return (
    <Box className={classes.qualities} mt={8}>
      <Text tone="muted" variant="small" mb={4}>
        {words.quality}
      </Text>
      <Segmented
        label={words.quality}
        value={String(height)}
        options={pictures.map((each, at) => ({
          value: String(each.height),
          label: (
            <>
              {nameQuality(at, pictures.length)}
              <small>{words.about(each.bytes)}</small>
            </>
          ),
        }))}
        onChange={(value) => onChoose(Number(value))}
      />
    </Box>
  )
}

interface ChoicesProps {
  sizes: Sizes
  choice: KeptChoice
  onChoose: (change: Partial<KeptChoice>) => void
}

function Choices({ sizes: { pictures, sound }, choice, onChoose }: ChoicesProps) {
  const picture = pictures.find(({ height }) => height === choice.height) ?? pictures[0]
  return (
    <Stack as="fieldset" gap={8}>
      <Text as="legend" weight={600} mb={8}>
        {words.what}
      </Text>
      {picture && (
        <div>
          <RadioCard
            name="keep-kind"
            title={words.picture}
            text={words.pictureText}
            aside={words.about(picture.bytes)}
            checked={choice.kind === 'picture'}
            onChange={() => onChoose({ kind: 'picture', height: picture.height })}
          />
          {choice.kind === 'picture' && pictures.length > 1 && (
            <Qualities
              pictures={pictures}
              height={choice.height}
              onChoose={(height) => onChoose({ height })}
            />
          )}
        </div>
      )}
      {sound && (
        <RadioCard
          name="keep-kind"
          title={words.sound}
          text={words.soundText}
          aside={words.about(sound.bytes)}
          checked={choice.kind === 'sound'}
          onChange={() => onChoose({ kind: 'sound' })}
        />
      )}
    </Stack>
  )
}

function ComesAlong({ card, sizes }: { card: RecordingCard | undefined; sizes: Sizes }) {
  const parts = [
    ...(offers.notes ? [{ Icon: IconNotes, text: words.notes(card?.note_count ?? 0) }] : []),
    ...(sizes.recording.captions ? [{ Icon: IconBadgeCc, text: words.captions }] : []),
    ...(sizes.recording.chapters.length > 1 ? [{ Icon: IconListDetails, text: words.chapters }] : []),
  ]
  return (
    <div>
      <Text weight={600} mb={8}>
        {words.comesAlong}
      </Text>
      <Row as="ul" plain wrap gap={8} gapX={20}>
        {parts.map(({ Icon, text }) => (
          <Row as="li" key={text} gap={8} tone="muted" variant="small">
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {text}
          </Row>
        ))}
      </Row>
    </div>
  )
}

function GoesWhenWatched({
  checked,
  onChange,
}: {
  checked: boolean
  onChange: (isChecked: boolean) => void
}) {
  return (
    <Toggle
      label={words.goesWhenWatched}
      text={words.goesWhenWatchedText}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}

/** The person's choice, with the bytes that it takes. */
function useChoice(sizes: Sizes, record: KeptClass | undefined) {
  const [choice, setChoice] = useState<KeptChoice>({
    kind: record?.kind ?? (sizes.sound && isSavingData() ? 'sound' : 'picture'),
    height: record?.height || pickHeight(sizes),
    goesWhenWatched: record?.goesWhenWatched ?? true,
  })
  const size =
    choice.kind === 'sound' ? sizes.sound : sizes.pictures.find(({ height }) => height === choice.height)
  const choose = (change: Partial<KeptChoice>) => setChoice((before) => ({ ...before, ...change }))
  return { choice, choose, bytes: size?.bytes ?? 0 }
}

/** Why some of several classes cannot be kept. */
function LeftOutLines({ leftOut }: Pick<Sizes, 'leftOut'>) {
  return [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, those]) => (
    <Text key={reason} role="status">
      {words.refused[reason]} {words.leftOut(those.map(({ card }) => card.title))}
    </Text>
  ))
}

function Chosen({ sizes, batchId, onClose, onKept }: Omit<KeepSheetProps, 'cards'> & { sizes: Sizes }) {
  const { cards, leftOut } = sizes
  const navigate = useNavigate()
  const [card] = cards.length === 1 ? cards : []
  const record = useKeptRecord(card?._id ?? '')
  const { choice, choose, bytes } = useChoice(sizes, record)
  const [hasFailed, setHasFailed] = useState(false)
  const ids = cards.map(({ _id }) => _id)
  const room = useRoom(ids, bytes, sizes.free)
  const manage = () => {
    onClose()
    void navigate(paths.keptClasses())
  }
  const submit = async () => {
    const isStored = await keep(listToKeep(cards, batchId, bytes), choice)
    if (!isStored) return setHasFailed(true)
    onClose()
    onKept?.()
    const { began: message, see: action } = words
    showToast({ kind: 'success', message, isNew: true, topic: 'kept-classes', action, onClick: manage })
  }
  const submitText = record === undefined ? words.submit(cards.length, bytes) : words.replace(bytes)
  return (
    <Stack gap={16}>
      <LeftOutLines leftOut={leftOut} />
      {card && <Text tone="muted">{card.title}</Text>}
      <Choices sizes={sizes} choice={choice} onChoose={choose} />
      <GoesWhenWatched
        checked={choice.goesWhenWatched}
        onChange={(goesWhenWatched) => choose({ goesWhenWatched })}
      />
      <ComesAlong card={card} sizes={sizes} />
      <StitchRule />
      <RoomLine room={room} bytes={bytes} />
      <KeepAtEnd
        room={room}
        sound={choice.kind === 'sound' ? undefined : sizes.sound}
        onSound={() => choose({ kind: 'sound' })}
        onManage={manage}
        submitText={submitText}
        onSubmit={() => void submit()}
      />
      {record !== undefined && (
        <Button variant="subtle" onClick={manage}>
          {words.manage}
        </Button>
      )}
      {hasFailed && (
        <Text tone="urgent" role="alert">
          {words.notStored}
        </Text>
      )}
    </Stack>
  )
}

function Body(props: KeepSheetProps) {
  // The list shrinks while the classes are added.
  const [cards] = useState(props.cards)
  const { sizes, hasFailed, refused, retry } = useSizes(cards)
  if (refused) return <Text role="status">{words.refused[refused]}</Text>
  if (hasFailed) return <Failed shape="row" error={{ msg: words.sizeFailed }} onRetry={retry} />
  if (sizes === undefined) return <SkeletonText lines={8} />
  return <Chosen {...props} sizes={sizes} />
}

export function KeepSheet(props: KeepSheetProps) {
  return canKeep() ? <Body {...props} /> : <CannotKeep />
}
