/**
 * One playlist: the video named in the address, the others in order, and their quizzes. (rulings R23, R62)
 */

import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { exam } from '#src/api/contract/exam.ts'
import type { Playlist, PlaylistItem } from '#src/api/shapes/playlist.ts'
import { useApi } from '#src/api/use-api.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Grid, Text } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { VideoColumns, VideoList } from '#src/ui/video-columns.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'

function LoginHint() {
  const isGuest = useSession((state) => state.status === 'guest')
  if (!isGuest) return null
  return (
    <Grid as={Card} items="start" gap={8}>
      <strong>{words.loginTitle}</strong>
      <Text tone="muted">{words.loginText}</Text>
      <Button
        variant="default"
        onClick={() => loginAsked({ isFromFreeRecording: true, context: { text: words.loginText } })}
      >
        {words.login}
      </Button>
    </Grid>
  )
}

/** Practice is for learners; a playlist without quizzes shows nothing. */
function Quizzes({ playlistId }: { playlistId: string }) {
  const isLearner = useSession(({ role }) => role === 'learner')
  const { data = [] } = useApi(exam.playlist, isLearner ? { params: { id: playlistId } } : null, {
    isQuiet: true,
  })
  if (data.length === 0) return null
  return (
    <section>
      <Text as="h2" variant="lead" tight mb={8}>
        {words.quizTitle}
      </Text>
      <RowList>
        {data.map(({ _id, title, question_count: questions }) => (
          <WorkRow key={_id} title={title} to={paths.practiceQuiz(_id)} text={words.quiz(questions)} />
        ))}
      </RowList>
    </section>
  )
}

export interface PlaylistPosition {
  item: PlaylistItem
  next: PlaylistItem | undefined
  onNext: () => void
}

interface PlaylistPageProps {
  playlist: Playlist
  renderPlayer: (place: PlaylistPosition) => ReactNode
}

export function PlaylistPage({ playlist, renderPlayer }: PlaylistPageProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { items } = playlist
  const at = Math.max(
    0,
    items.findIndex(({ _id }) => _id === params.get('item')),
  )
  const item = items[at]
  const next = items[at + 1]
  // An automatically started video adds no history entry.
  const goOn = () =>
    void navigate(paths.playlist(playlist._id, { item: next?._id }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <Page
      title={playlist.title}
      subtitle={joinFacts(playlist.category?.title, words.count(items.length, playlist.duration))}
    >
      {item === undefined ? (
        <Empty
          title={words.noVideos}
          text={words.noVideosText}
          action={<Button to={paths.playlists()}>{words.others}</Button>}
        />
      ) : (
        <VideoColumns
          side={
            <>
              <VideoList
                title={words.videos}
                videos={items.map(({ _id, title, duration }, index) => ({
                  _id,
                  title,
                  line: words.video(index + 1, duration),
                  to: paths.playlist(playlist._id, { item: _id }),
                }))}
                chosen={item._id}
                chosenText={words.now}
              />
              <Quizzes playlistId={playlist._id} />
              <LoginHint />
            </>
          }
        >
          {renderPlayer({ item, next, onNext: goOn })}
          <div>
            <Text as="h2" variant="lead" tight>
              {item.title}
            </Text>
            <Text tone="muted">{playlist.text}</Text>
          </div>
        </VideoColumns>
      )}
    </Page>
  )
}
