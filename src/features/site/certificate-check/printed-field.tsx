/**
 * Verifies a printed certificate: by its QR code if the browser can read one, by its address, and on the page
 * of a certificate by its number too. The contract cannot look one up by number. (ruling R52)
 */

import { IconCamera } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { type Printed, readPrinted } from './read-printed.ts'
import { words } from './words.ts'
import classes from './certificate-check.module.css'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

/** Chrome on Android and some desktops have it; no other reader is loaded for it. */
function findDetector(): DetectorClass | undefined {
  const found = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  return 'mediaDevices' in navigator ? found : undefined
}

const LOOK_EVERY = 300

/** Shows the camera until it has read a code. */
function Camera({
  Reader,
  onRead,
  onDenied,
}: {
  Reader: DetectorClass
  onRead: (text: string) => void
  onDenied: () => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onRead, onDenied })
  useEffect(() => {
    told.current = { onRead, onDenied }
  })
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let isOver = false
    async function open() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const place = video.current
      if (isOver || !place) return stream.getTracks().forEach((track) => track.stop())
      place.srcObject = stream
      await place.play()
      const reader = new Reader({ formats: ['qr_code'] })
      timer = setInterval(() => {
        void reader.detect(place).then(
          ([code]) => code && !isOver && told.current.onRead(code.rawValue),
          () => undefined,
        )
      }, LOOK_EVERY)
    }
    open().catch(() => told.current.onDenied())
    return () => {
      isOver = true
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [Reader])
  return <video ref={video} className={classes.camera} muted playsInline aria-label={words.camera} />
}

/** The message for an entry that does not match; undefined if it is the page's own number. */
function findFault(
  read: Exclude<Printed, { kind: 'address' }>,
  number: string | undefined,
): string | undefined {
  if (read.kind !== 'number') return words[read.kind]
  if (number === undefined) return words.numberAlone
  return read.number === number ? undefined : words.other
}

/** `number` is the page's own; undefined if the page has no certificate. */
export function PrintedField({ number }: { number?: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isSame, setSame] = useState(false)
  const [isReading, setReading] = useState(false)
  const Reader = findDetector()

  function check(entered: string): void {
    const read = readPrinted(entered)
    if (read.kind === 'address') return void navigate(paths.shareCertificate(read.type, read.id))
    const fault = findFault(read, number)
    setError(fault)
    setSame(fault === undefined)
  }

  function stopReading(fault?: string): void {
    setReading(false)
    setError(fault)
  }

  function takeCode(code: string): void {
    stopReading()
    setText(code)
    check(code)
  }

  function type(entered: string): void {
    setText(entered)
    setError(undefined)
    setSame(false)
  }

  return (
    <Card as="section">
      {Reader && (
        <Box mb={16}>
          <Button
            fullWidth
            leftSection={<IconCamera size={22} stroke={1.75} aria-hidden="true" />}
            onClick={() => setReading(!isReading)}
          >
            {isReading ? words.stop : words.camera}
          </Button>
          {isReading && (
            <Camera Reader={Reader} onRead={takeCode} onDenied={() => stopReading(words.cameraDenied)} />
          )}
        </Box>
      )}
      <form action={() => check(text)} noValidate>
        <TextField
          label={number === undefined ? words.field : words.fieldHere}
          hint={number === undefined ? words.fieldHint : words.fieldHereHint}
          error={error}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
        />
        <Row mt={12}>
          <Button type="submit" variant={Reader && 'default'}>
            {words.check}
          </Button>
        </Row>
      </form>
      <Text role="status" tone="success" weight={600} mt={8}>
        {isSame && words.same}
      </Text>
    </Card>
  )
}
