/**
 * The page that the product is measured beside: a React page as Vite writes it, with a router, one list of cards and no data of
 * its own. It shows what this machine and this line give to a page on which nothing was done for speed.
 */

import * as mantine from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '@mantine/core/styles.css'

function Plain() {
  return (
    <mantine.Container>
      <mantine.Title>নিজের হাতে গড়ুন</mantine.Title>
      <mantine.SimpleGrid cols={2}>
        {Array.from({ length: 12 }, (_, index) => (
          <mantine.Card key={index} data-ready withBorder>
            <mantine.Text>কোর্স {index}</mantine.Text>
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
