/**
 * SQL subquery of the zone of a district, as ZoneSettings; no row for a district without one. The parameter with the
 * district's English name follows it.
 */
export const zoneOfDistrict = `
  select json_build_object(
    'standard', case when standard_min_days is not null then json_build_object('min', standard_min_days, 'max', standard_max_days) end,
    'express', case when express_min_days is not null then json_build_object('min', express_min_days, 'max', express_max_days) end,
    'arranged', case when arranged_min_days is not null then json_build_object('min', arranged_min_days, 'max', arranged_max_days) end,
    'standardFee', standard_fee, 'expressFee', express_fee, 'largeItemFee', large_item_fee,
    'cashAllowed', cash_allowed, 'fittingOffered', fitting_offered)
  from delivery_districts join delivery_zones zone on zone.id = zone_id where district =`

/** SQL value in a query of shop_settings: the days on which the shop is closed, as `2026-11-24`, in any order. */
export const holidaysJson = `jsonb_path_query_array(holidays, '$[*].day')`
