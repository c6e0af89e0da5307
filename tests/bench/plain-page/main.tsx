/**
 * The page that the product is measured beside: a React page as Vite writes it, with a router and one list of cards,
 * which it asks its server for. It shows what this machine and this line give to a page on which nothing was done for speed.
 */

import * as mantine from '@mantine/core'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '@mantine/core/styles.css'

interface PlainCard {
  id: number
  name: string
}

function Plain() {
  const [cards, setCards] = useState<readonly PlainCard[]>([])
  useEffect(() => {
    void fetch('/cards')
      .then((reply) => reply.json() as Promise<PlainCard[]>)
      .then(setCards)
  }, [])
  return (
    <mantine.Container>
      <mantine.Title>নিজের হাতে গড়ুন</mantine.Title>
      <mantine.SimpleGrid cols={2}>
        {cards.map(({ id, name }) => (
          <mantine.Card key={id} data-ready withBorder>
            <mantine.Text>{name}</mantine.Text>
            <mantine.Button component={Link} to="/">
              বিস্তারিত
            </mantine.Button>
          </mantine.Card>
        ))}
      </mantine.SimpleGrid>
    </mantine.Container>
  )
}

const router = createBrowserRouter([{ path: '*', Component: Plain }])
createRoot(document.getElementById('root') as HTMLElement).render(
  <mantine.MantineProvider>
    <RouterProvider router={router} />
  </mantine.MantineProvider>,
)
