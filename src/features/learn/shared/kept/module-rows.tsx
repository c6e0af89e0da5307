/** The rows of the sheet of a module, each with what it takes; that of the classes has their kind. (picture 40) */

import { type ReactNode, useState } from 'react'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import type { KeptChoice } from '#src/stores/kept/kept-class.ts'
import { canKeep } from '#src/stores/kept/kept-disk.ts'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { pickHeight } from './keep-sheet.tsx'
import { words } from './module-words.ts'
import { words as sheetWords } from './sheet-words.ts'
import type { ReadSizes, Sizes } from './use-sizes.ts'

interface PartRowProps {
  title: string
  text: string
  bytes: number
  isChecked: boolean
  /** Undefined if there is no choice. */
  onChange?: ((isChecked: boolean) => void) | undefined
  children?: ReactNode
}

export function PartRow({ title, text, bytes, isChecked, onChange, children }: PartRowProps) {
  return (
    <Box padX={16} padY={8}>
      <Row justify="between" gap={12} align="start">
        <CheckBox
          label={<strong>{title}</strong>}
          hint={text}
          checked={isChecked}
          disabled={onChange === undefined}
          onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
        />
        {bytes > 0 && (
          <Text as="strong" nowrap mt={8}>
            {formatBytes(bytes)}
          </Text>
        )}
      </Row>
      {children}
    </Box>
  )
}

export interface ClassPart {
  cards: readonly RecordingCard[]
  /** Those that are not on the device. */
  left: readonly RecordingCard[]
  sizes: ReadSizes
}

const findSize = ({ pictures, sound }: Sizes, { kind, height }: KeptChoice) =>
  kind === 'sound' ? sound : pictures.find((each) => each.height === height)

export function useClassChoice({ sizes: { sizes } }: ClassPart) {
  const [kind, setKind] = useState<KeptChoice['kind']>()
  if (sizes === undefined) return undefined
  const choice: KeptChoice = {
    kind: sizes.sound && (kind ?? (isSavingData() ? 'sound' : 'picture')) === 'sound' ? 'sound' : 'picture',
    height: pickHeight(sizes),
    goesWhenWatched: false,
  }
  return { choice, setKind, bytes: findSize(sizes, choice)?.bytes ?? 0, sizes }
}

export function Classes({
  part: { cards, left, sizes },
  chosen,
  isWanted,
  onWant,
}: {
  part: ClassPart
  chosen: ReturnType<typeof useClassChoice>
  isWanted: boolean
  onWant: (isWanted: boolean) => void
}) {
  if (cards.length === 0) return null
  const title = words.classes(cards.length)
  const here = cards.length - left.length
  if (left.length === 0)
    return <PartRow title={title} text={words.classesText(here, 0)} bytes={0} isChecked />
  if (!canKeep()) return <PartRow title={title} text={sheetWords.cannot} bytes={0} isChecked={false} />
  if (sizes.refused)
    return <PartRow title={title} text={sheetWords.refused[sizes.refused]} bytes={0} isChecked={false} />
  if (sizes.hasFailed)
    return <Failed shape="row" error={{ msg: sheetWords.sizeFailed }} onRetry={sizes.retry} />
  if (chosen === undefined) return <SkeletonText lines={3} />
  const { choice, setKind, bytes } = chosen
  const { sound } = chosen.sizes
  const picture = findSize(chosen.sizes, { ...choice, kind: 'picture' })
  return (
    <PartRow
      title={title}
      text={words.classesText(here, left.length)}
      bytes={bytes}
      isChecked={isWanted}
      onChange={onWant}
    >
      {isWanted && sound && picture && (
        <Box mb={8}>
          <Segmented
            label={words.kind}
            value={choice.kind}
            options={[
              { value: 'sound', label: `${words.sound} · ${formatBytes(sound.bytes)}` },
              { value: 'picture', label: `${words.picture} · ${formatBytes(picture.bytes)}` },
            ]}
            onChange={setKind}
          />
        </Box>
      )}
    </PartRow>
  )
}
