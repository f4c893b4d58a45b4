import { Command } from 'commander';
import { type CommandContext, type Options, portNumber } from '../command.ts';
import { webAddress } from '../web-address.ts';

/** A server of the Model Context Protocol: tools by which an agent uses the API. */
export const mcpCommand = ({ variables }: CommandContext): Command =>
  new Command('mcp')
    .description('serve the API as four tools to an agent (Model Context Protocol), over standard input and output')
    .option('--url <url>', 'URL of the service; PAYCHART_URL by default, or http://localhost:8080', webAddress('--url'))
    .option('--http <port>', 'serve streamable HTTP on this local port instead', portNumber)
    .option('--allow-live-writes', 'let live keys do more than read')
    .action(async (options: Options) => (await import('../actions/mcp.ts')).serveMcp(options, variables));
