// Emscripten's code asks for the constants of fs in a way that Node's permission model refuses. They are no secret.
const { constants } = require('node:fs');

process.binding = () => ({ fs: constants });
