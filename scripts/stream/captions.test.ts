import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LENGTHS } from '#src/sandbox/media/stream-lengths.ts'
import { captionsOf } from './captions.ts'

test('each slide has its cue, and the last one ends with the video', () => {
  const cues = captionsOf(70).split('\n\n').slice(1)
  expect(cues.map((cue) => cue.split('\n')[0])).toEqual([
    '00:00:00.000 --> 00:00:30.000',
    '00:00:30.000 --> 00:01:00.000',
    '00:01:00.000 --> 00:01:10.000',
  ])
  expect(cues[1]).toContain('State বদলালে')
})

test('the committed captions are those that the script makes', () => {
  for (const [name, seconds] of Object.entries(LENGTHS)) {
    expect(readFileSync(`src/sandbox/media/stream/${name}.vtt`, 'utf8')).toBe(captionsOf(seconds))
  }
})
