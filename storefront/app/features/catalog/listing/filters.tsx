import { availabilities, discountSteps, starRows } from '#domain/catalog/listing-filters.ts'
import { useText } from '../../../messages/text.ts'
import { Stars } from '../../../ui/stars.tsx'
import { availabilityTexts } from './active-filters.ts'
import { FilterChoice } from './filter-choice.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { Found } from './load-found.ts'
import { toggle, toggleCategory, toggleDiscount } from './listing-choices.ts'
import type { PriceLimits } from './price-bounds.ts'
import { PriceFilter } from './price-filter.tsx'
import type { ListingControls } from './use-listing.ts'

type FiltersProps = {
  controls: ListingControls
  facets: NonNullable<Found['facets']>
  found: Found
  /** A price that a search asked for. */
  asked: PriceLimits | undefined
}

/** The facets with their counts. */
export default function Filters({ controls, facets, found, asked }: FiltersProps) {
  const text = useText()
  const { state, change } = controls
  const { categoryNames } = found
  return (
    <>
      <FilterGroup title={text('listing.price')}>
        <PriceFilter controls={controls} range={facets.priceRange} asked={asked} />
      </FilterGroup>

      {facets.sizes.length > 0 && (
        <FilterGroup title={text('product.size')} isPaired>
          {facets.sizes.map(({ size, count }) => (
            <FilterChoice
              key={size}
              name="size"
              value={size}
              count={count}
              isChosen={state.sizes.includes(size)}
              onToggle={() => change(toggle(state, 'sizes', size))}
              label={text(`card.bed.${size}`)}
            />
          ))}
        </FilterGroup>
      )}

      {(facets.colors.length > 1 || state.colors.length > 0) && (
        <FilterGroup title={text('listing.color')} isPaired>
          {facets.colors.map(({ family, name, swatch, count }) => (
            <FilterChoice
              key={family}
              name="color"
              value={family}
              count={count}
              isChosen={state.colors.includes(family)}
              onToggle={() => change(toggle(state, 'colors', family))}
              label={name}
              swatch={swatch}
            />
          ))}
        </FilterGroup>
      )}

      {facets.categories.length > 1 && (
        <FilterGroup title={text('listing.category')}>
          {facets.categories.map(({ _id, name, count }) => (
            <FilterChoice
              key={_id}
              name="category"
              value={_id}
              count={count}
              isChosen={state.categoryIds.includes(_id)}
              onToggle={() => change(toggleCategory(state, _id))}
              label={categoryNames[_id] ?? name}
            />
          ))}
        </FilterGroup>
      )}

      <FilterGroup title={text('listing.availability')}>
        {availabilities.map((choice) => (
          <FilterChoice
            key={choice}
            name="availability"
            value={choice}
            count={facets.availability[choice]}
            isChosen={state.availability.includes(choice)}
            onToggle={() => change(toggle(state, 'availability', choice))}
            label={text(availabilityTexts[choice])}
            hint={text(`listing.${choice}-hint`)}
          />
        ))}
      </FilterGroup>

      <FilterGroup title={text('listing.discount')}>
        {discountSteps.map((step) => (
          <FilterChoice
            key={step}
            name="discount"
            value={step}
            count={facets.discount[step]}
            isChosen={state.discount === step}
            onToggle={() => change(toggleDiscount(state, step))}
            label={step === 0 ? text('listing.discount-all') : text('listing.discount-from', { percent: step })}
            {...(step === 0 && { hint: text('listing.discount-all-hint') })}
          />
        ))}
      </FilterGroup>

      <FilterGroup title={text('listing.rating')}>
        {starRows.map((stars) => (
          <FilterChoice
            key={stars}
            name="rating"
            value={stars}
            count={facets.stars[stars]}
            isChosen={state.stars.includes(stars)}
            onToggle={() => change(toggle(state, 'stars', stars))}
            label={text('listing.stars', { count: stars })}
          >
            <Stars rating={stars} />
          </FilterChoice>
        ))}
      </FilterGroup>
    </>
  )
}
