import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Confirm } from './frame/confirm.tsx'
import { SidePanelDrawer } from './frame/side-panel-drawer.tsx'

test('a double press that opens a question does not answer it', async () => {
  const onAnswer = vi.fn<(isYes: boolean) => void>()
  render(<Confirm question={{ title: 'মুছবেন?', yes: 'মুছুন' }} onAnswer={onAnswer} />)
  const yes = await screen.findByText('মুছুন')
  fireEvent.click(yes, { detail: 2 })
  expect(onAnswer).not.toHaveBeenCalled()
  fireEvent.click(yes, { detail: 1 })
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true)
})

test('a double press that opens a panel does not close it', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <SidePanelDrawer isOpen onClose={onClose} title="ফিল্টার" hasAddress>
      <p>শর্ত</p>
    </SidePanelDrawer>,
  )
  await screen.findByText('শর্ত')
  const scrim = await waitFor(() => document.querySelector('.mantine-Drawer-overlay')!)
  fireEvent.click(scrim, { detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(scrim, { detail: 1 })
  expect(onClose).toHaveBeenCalledOnce()
})

test('a double press that closes a panel does not hit the page below; the next press does', async () => {
  const onPress = vi.fn<() => void>()
  const page = (isOpen: boolean) => (
    <>
      <button type="button" onClick={onPress}>
        নিচের বোতাম
      </button>
      {isOpen && (
        <SidePanelDrawer isOpen onClose={() => undefined} title="ফিল্টার" hasAddress>
          <p>শর্ত</p>
        </SidePanelDrawer>
      )}
    </>
  )
  const { rerender } = render(page(true))
  await screen.findByText('শর্ত')
  rerender(page(false))
  const below = screen.getByText('নিচের বোতাম')
  fireEvent.click(below, { detail: 2 })
  expect(onPress).not.toHaveBeenCalled()
  fireEvent.click(below, { detail: 1 })
  fireEvent.click(below, { detail: 2 })
  expect(onPress).toHaveBeenCalledTimes(2)
})
