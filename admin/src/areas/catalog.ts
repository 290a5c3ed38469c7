import { lazy } from 'react'
import CategoriesIcon from '@mui/icons-material/AccountTreeOutlined'
import ProductsIcon from '@mui/icons-material/ChairOutlined'
import StockIcon from '@mui/icons-material/Inventory2Outlined'
import MovementsIcon from '@mui/icons-material/SwapVert'
import PlacesIcon from '@mui/icons-material/WarehouseOutlined'
import CountsIcon from '@mui/icons-material/FactCheckOutlined'
import TransfersIcon from '@mui/icons-material/LocalShippingOutlined'
import PicturesIcon from '@mui/icons-material/ImageOutlined'
import SetsIcon from '@mui/icons-material/WeekendOutlined'
import ImportIcon from '@mui/icons-material/UploadFileOutlined'
import { lazyPage, type Area } from '../area.ts'

/** Menu group “Catalog”, in display order. */
export const catalogAreas: Area[] = [
  {
    name: 'products',
    label: 'Products',
    one: 'product',
    group: 'Catalog',
    icon: ProductsIcon,
    read: 'catalog.read',
    write: 'catalog.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../catalog/products/list.tsx')),
    create: lazy(() => import('../catalog/products/create.tsx')),
    edit: lazy(() => import('../catalog/products/edit.tsx')),
  },
  {
    name: 'categories',
    label: 'Categories',
    one: 'category',
    group: 'Catalog',
    icon: CategoriesIcon,
    read: 'catalog.read',
    write: 'catalog.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../catalog/categories/tree.tsx')),
    create: lazy(() => import('../catalog/categories/create.tsx')),
    edit: lazy(() => import('../catalog/categories/edit.tsx')),
  },
  {
    name: 'sets',
    label: 'Sets',
    one: 'set',
    group: 'Catalog',
    icon: SetsIcon,
    read: 'catalog.read',
    write: 'catalog.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../sets/list.tsx')),
    create: lazyPage(() => import('../sets/form.tsx'), 'SetCreate'),
    edit: lazyPage(() => import('../sets/form.tsx'), 'SetEdit'),
  },
  {
    name: 'stock',
    label: 'Stock',
    group: 'Catalog',
    icon: StockIcon,
    read: 'catalog.read',
    list: lazy(() => import('../stock/list.tsx')),
  },
  {
    name: 'stock/movements',
    label: 'Stock movements',
    group: 'Catalog',
    icon: MovementsIcon,
    read: 'catalog.read',
    list: lazy(() => import('../stock/movements.tsx')),
  },
  {
    name: 'stock-transfers',
    label: 'Transfers',
    group: 'Catalog',
    icon: TransfersIcon,
    read: 'catalog.read',
    represent: ({ from, to }) => `${String(from)} → ${String(to)}`,
    list: lazy(() => import('../stock/transfers/list.tsx')),
    show: lazy(() => import('../stock/transfers/show.tsx')),
  },
  {
    name: 'stock-counts',
    label: 'Stock counts',
    group: 'Catalog',
    icon: CountsIcon,
    read: 'catalog.read',
    represent: ({ place }) => `Stock count: ${String(place)}`,
    list: lazy(() => import('../stock/counts/list.tsx')),
    show: lazy(() => import('../stock/counts/show.tsx')),
  },
  {
    name: 'stock-places',
    label: 'Places',
    one: 'place',
    group: 'Catalog',
    icon: PlacesIcon,
    read: 'catalog.read',
    write: 'stock.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../stock/places/list.tsx')),
    create: lazyPage(() => import('../stock/places/form.tsx'), 'PlaceCreate'),
    edit: lazyPage(() => import('../stock/places/form.tsx'), 'PlaceEdit'),
  },
  {
    name: 'pictures',
    label: 'Pictures',
    one: 'picture',
    group: 'Catalog',
    icon: PicturesIcon,
    read: 'media.read',
    write: 'media.write',
    represent: ({ fileName, id }) => String(fileName || id),
    list: lazy(() => import('../media/list.tsx')),
    edit: lazy(() => import('../media/edit.tsx')),
  },
  {
    name: 'imports',
    label: 'Import',
    group: 'Catalog',
    icon: ImportIcon,
    read: 'catalog.read',
    represent: ({ fileName }) => String(fileName),
    list: lazy(() => import('../imports/list.tsx')),
    show: lazy(() => import('../imports/show.tsx')),
  },
]
