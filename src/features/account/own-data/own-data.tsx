/** Downloads a person's own data as a ZIP, and requests its deletion with a prefilled ticket. */

import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '#src/lib/paths.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { Button } from '#src/ui/button.tsx'
import { FoldedSection } from '#src/ui/folded-section.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { collectOwnData, type OwnHere, type Part } from './collect.ts'
import { words } from './words.ts'
import { writeDataPage } from './write-page.ts'

/** The ZIP code is loaded with the press. */
async function takeAlong(here: OwnHere, onPart: (part: Part) => void, signal: AbortSignal): Promise<void> {
  const [collected, { zipSync, strToU8 }] = await Promise.all([
    collectOwnData(here, onPart, signal),
    import('fflate'),
  ])
  const files = [...collected.files].filter(
    (entry): entry is [string, Uint8Array] => typeof entry[1] !== 'string',
  )
  const zip = zipSync({
    'index.html': strToU8(writeDataPage(collected, getServerNow())),
    'data.json': strToU8(`${JSON.stringify(collected.data, undefined, 2)}\n`),
    // Pictures, films and archives are already compressed.
    ...Object.fromEntries(files.map(([name, bytes]) => [name, [bytes, { level: 0 as const }] as const])),
  })
  if (!signal.aborted) saveFile(`${words.fileName}.zip`, new Uint8Array(zip), 'application/zip')
}

type State = Part | 'none' | 'done' | 'failed'

function useTaking(here: OwnHere) {
  const [state, setState] = useState<State>('none')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function take(): Promise<void> {
    if (running.current) return
    const stop = (running.current = new AbortController())
    try {
      await takeAlong(here, setState, stop.signal)
      setState(stop.signal.aborted ? 'none' : 'done')
    } catch {
      setState(stop.signal.aborted ? 'none' : 'failed')
    } finally {
      running.current = undefined
    }
  }
  return { state, take, stop: () => running.current?.abort() }
}

const isPart = (state: State): state is Part => state in words.page.parts

export function OwnData({ from, ...here }: OwnHere & { from: string }) {
  const { state, take, stop } = useTaking(here)
  const isRunning = isPart(state)
  return (
    <FoldedSection title={words.title} summary={words.summary}>
      <Stack gap={12}>
        <Text tone="muted">{words.text}</Text>
        <Row wrap gap={12}>
          <Button
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden="true" />}
            isPending={isRunning}
            pendingText={words.collecting(words.page.parts.profile)}
            onClick={() => void take()}
          >
            {words.take}
          </Button>
          {isRunning && (
            <Button variant="subtle" onClick={stop}>
              {words.stop}
            </Button>
          )}
        </Row>
        <Text tone={state === 'failed' ? 'error' : 'muted'} variant="note" role="status">
          {isRunning && words.collecting(words.page.parts[state])}
          {(state === 'done' || state === 'failed') && words[state]}
        </Text>
        <Text tone="muted" variant="note">
          {words.removeNote}
        </Text>
        <div>
          <Button
            variant="subtle"
            to={paths.support({ category: 'personal-problem', step: 2, from, text: words.removeText })}
          >
            {words.remove}
          </Button>
        </div>
      </Stack>
    </FoldedSection>
  )
}
