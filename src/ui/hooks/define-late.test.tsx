import { render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { defineLate } from './define-late.tsx'

const Sheet = ({ name }: { name: string }) => <p>{name}</p>

test('shows nothing until its file has come, and is there at once the next time', async () => {
  const file = Promise.withResolvers<typeof Sheet>()
  const Late = defineLate(() => file.promise)
  const { container, unmount } = render(<Late name="first" />)
  expect(container).toBeEmptyDOMElement()
  file.resolve(Sheet)
  expect(await screen.findByText('first')).toBeVisible()
  unmount()
  render(<Late name="second" />)
  expect(screen.getByText('second')).toBeVisible()
})

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? 'failed' : this.props.children
  }
}

test('hands a file that cannot be fetched to the boundary around it, and asks for it anew when it is drawn anew', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve(Sheet)]
  const Late = defineLate(() => answers.shift() as Promise<typeof Sheet>)
  const { unmount } = render(
    <Boundary>
      <Late name="sheet" />
    </Boundary>,
  )
  await waitFor(() => expect(document.body).toHaveTextContent('failed'))
  unmount()
  render(<Late name="sheet" />)
  expect(await screen.findByText('sheet')).toBeVisible()
})
