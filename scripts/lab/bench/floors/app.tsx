import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Dish, FIRST, pictureOf } from './shop.ts'

/* A minimal app that shows a menu and counts dishes: React, one list, one number per dish, and Telegram's library. */

function Card({ dish, count, onAdd }: { dish: Dish; count: number; onAdd: () => void }) {
  return (
    <article>
      <img src={pictureOf(dish)} width={173} height={173} alt="" />
      <h3>{dish.name.eng}</h3>
      <p>{dish.costPrice.toLocaleString('en')} UZS</p>
      <div>
        <span>{count > 0 && count}</span>
        <button
          type="button"
          aria-label={`Add ${dish.name.eng}`}
          data-press={`add ${dish.id}`}
          onClick={onAdd}
        >
          +
        </button>
      </div>
    </article>
  )
}

function Shop({ dishes }: { dishes: readonly Dish[] }) {
  const [counts, setCounts] = useState<Record<string, number>>(window.pressed ?? {})
  useLayoutEffect(() => {
    performance.mark('app taken over')
    import('@telegram-apps/sdk-react').then(({ init }) => init()).catch(() => {})
  }, [])
  return (
    <main>
      {dishes.map((dish) => (
        <Card
          key={dish.id}
          dish={dish}
          count={counts[dish.id] ?? 0}
          onAdd={() => setCounts((all) => ({ ...all, [dish.id]: (all[dish.id] ?? 0) + 1 }))}
        />
      ))}
    </main>
  )
}

window.menu.then(({ products }) => {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Shop dishes={products.slice(0, FIRST)} />)
})
