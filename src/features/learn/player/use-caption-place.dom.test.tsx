import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useCaptionPlace } from './use-caption-place.ts'

function Picture({ isShown, tracks }: { isShown: boolean; tracks: readonly TextTrack[] }) {
  const root = useRef<HTMLDivElement>(null)
  useCaptionPlace(root, isShown)
  return (
    <div ref={root}>
      <video
        ref={(video) =>
          void (video && Object.defineProperty(video, 'textTracks', { value: tracks, configurable: true }))
        }
      >
        <track kind="captions" />
      </video>
    </div>
  )
}

test('visible captions are repositioned when the controls appear or disappear; captions that are off stay off', () => {
  const changes = vi.fn<(mode: string) => void>()
  const track = (mode: string) =>
    ({
      get mode() {
        return mode
      },
      set mode(next) {
        mode = next
        changes(next)
      },
    }) as TextTrack
  const tracks = [track('showing'), track('disabled')]
  const { rerender } = render(<Picture isShown tracks={tracks} />)
  changes.mockReset()
  rerender(<Picture isShown={false} tracks={tracks} />)
  expect(changes.mock.calls.flat()).toEqual(['hidden', 'showing'])
  rerender(<Picture isShown={false} tracks={tracks} />)
  expect(changes).toHaveBeenCalledTimes(2)
  expect(tracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled'])
})
