import { parseAbi } from 'viem/utils';

/** The parts of each contract that the service speaks; a test holds those of ours to the compiled artifacts. */
export const demoUsdAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function minter() view returns (address)',
  'error NotMinter(address caller)',
]);

export const erc20Abi = parseAbi([
  'function balanceOf(address account) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function approve(address spender, uint256 value) returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);

export const depositEscrowAbi = parseAbi([
  'function deposit(bytes32 dealId, uint256 amount, address refundAddress)',
  'function release(bytes32 dealId, address to)',
  'function refund(bytes32 dealId)',
  'function deposits(bytes32 dealId) view returns (address depositor, address refundAddress, uint256 amount, uint8 status)',
  'function token() view returns (address)',
  'function operator() view returns (address)',
  'event Deposited(bytes32 indexed dealId, address indexed depositor, uint256 amount, address refundAddress)',
  'event Released(bytes32 indexed dealId, address indexed to, uint256 amount)',
  'event Refunded(bytes32 indexed dealId, address indexed to, uint256 amount)',
  'error DealExists(bytes32 dealId)',
  'error NotHeld(bytes32 dealId, uint8 status)',
  'error NotOperator(address caller)',
  'error InvalidDeposit()',
  'error WrongAmountReceived(uint256 expected, uint256 received)',
]);

/** Safe 1.4.1 (SafeL2). */
export const safeAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function nonce() view returns (uint256)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function domainSeparator() view returns (bytes32)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event AddedOwner(address indexed owner)',
  'event RemovedOwner(address indexed owner)',
  'event ChangedThreshold(uint256 threshold)',
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
]);

export const safeProxyFactoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'event ProxyCreation(address indexed proxy, address singleton)',
]);
