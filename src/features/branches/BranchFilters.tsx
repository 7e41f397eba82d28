import { CityChips, NearestFirst } from '#/features/geocoding/index.ts'
import css from './BranchFilters.module.css'

/** What a list of branches on a page begins with: the city, and the nearest first. */
export const BranchFilters = () => (
  <div className={css.filters}>
    <CityChips />
    <NearestFirst />
  </div>
)
