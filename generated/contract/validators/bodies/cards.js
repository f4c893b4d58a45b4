// Generated from spec/ by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js';
export { validate0 as CardIssuerAuthorizationRequest };
const func0 = module0.default;
const pattern0 = new RegExp("^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$", "u");
const pattern1 = new RegExp("^[0-9]{4}$", "u");
const pattern2 = new RegExp("^0x[0-9a-fA-F]{40}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authorizationId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorizationId"},message:"must have required property '"+"authorizationId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.issuerCardId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuerCardId"},message:"must have required property '"+"issuerCardId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amountUsd === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "authorizationId") || (key0 === "issuerCardId")) || (key0 === "amountUsd")) || (key0 === "mcc")) || (key0 === "merchantName")) || (key0 === "merchantAddress"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.authorizationId !== undefined){
let data0 = data.authorizationId;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 128){
const err4 = {instancePath:instancePath+"/authorizationId",schemaPath:"#/properties/authorizationId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/authorizationId",schemaPath:"#/properties/authorizationId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/authorizationId",schemaPath:"#/properties/authorizationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.issuerCardId !== undefined){
let data1 = data.issuerCardId;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 128){
const err7 = {instancePath:instancePath+"/issuerCardId",schemaPath:"#/properties/issuerCardId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 1){
const err8 = {instancePath:instancePath+"/issuerCardId",schemaPath:"#/properties/issuerCardId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/issuerCardId",schemaPath:"#/properties/issuerCardId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.amountUsd !== undefined){
let data2 = data.amountUsd;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err10 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.mcc !== undefined){
let data3 = data.mcc;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err12 = {instancePath:instancePath+"/mcc",schemaPath:"#/properties/mcc/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/mcc",schemaPath:"#/properties/mcc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.merchantName !== undefined){
let data4 = data.merchantName;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 120){
const err14 = {instancePath:instancePath+"/merchantName",schemaPath:"#/properties/merchantName/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data4) < 1){
const err15 = {instancePath:instancePath+"/merchantName",schemaPath:"#/properties/merchantName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/merchantName",schemaPath:"#/properties/merchantName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.merchantAddress !== undefined){
let data5 = data.merchantAddress;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err17 = {instancePath:instancePath+"/merchantAddress",schemaPath:"#/properties/merchantAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/merchantAddress",schemaPath:"#/properties/merchantAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs12 === errors;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate1 as CardIssuerReversalRequest };

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reversalId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reversalId"},message:"must have required property '"+"reversalId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.authorizationId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorizationId"},message:"must have required property '"+"authorizationId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "reversalId") || (key0 === "authorizationId")) || (key0 === "amountUsd"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.reversalId !== undefined){
let data0 = data.reversalId;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 128){
const err3 = {instancePath:instancePath+"/reversalId",schemaPath:"#/properties/reversalId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/reversalId",schemaPath:"#/properties/reversalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/reversalId",schemaPath:"#/properties/reversalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.authorizationId !== undefined){
let data1 = data.authorizationId;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 128){
const err6 = {instancePath:instancePath+"/authorizationId",schemaPath:"#/properties/authorizationId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/authorizationId",schemaPath:"#/properties/authorizationId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/authorizationId",schemaPath:"#/properties/authorizationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.amountUsd !== undefined){
let data2 = data.amountUsd;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs6 === errors;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export { validate2 as CreateEphemeralKeyRequest };
const schema2 = {"type":"object","description":"The phone wallet that the key is for. Send a nonce to add the card to a phone wallet, none to display the card in the client.","allOf":[{"required":["platform"]},{"properties":{"platform":{"enum":["wallet_vendor_a","wallet_vendor_b"]}}},{"if":{"type":"object","required":["platform"],"properties":{"platform":{"const":"wallet_vendor_a"}}},"then":{"$ref":"VendorAEphemeralKeyRequest"}},{"if":{"type":"object","required":["platform"],"properties":{"platform":{"const":"wallet_vendor_b"}}},"then":{"$ref":"VendorBEphemeralKeyRequest"}}]};
const pattern4 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.platform === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "platform") || (key0 === "nonce")) || (key0 === "nonceSignature")) || (key0 === "certificates"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.platform !== undefined){
let data0 = data.platform;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
if("wallet_vendor_a" !== data0){
const err3 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/const",keyword:"const",params:{allowedValue: "wallet_vendor_a"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.nonce !== undefined){
let data1 = data.nonce;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 512){
const err4 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.nonceSignature !== undefined){
let data2 = data.nonceSignature;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 4096){
const err7 = {instancePath:instancePath+"/nonceSignature",schemaPath:"#/properties/nonceSignature/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data2) < 1){
const err8 = {instancePath:instancePath+"/nonceSignature",schemaPath:"#/properties/nonceSignature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/nonceSignature",schemaPath:"#/properties/nonceSignature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.certificates !== undefined){
let data3 = data.certificates;
const _errs8 = errors;
const _errs9 = errors;
if(Array.isArray(data3)){
if(data3.length > 10){
const err10 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let valid1 = true;
const before0 = errors;
const end0 = Math.min(data3.length, 10);
for(let i0=0; i0<end0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 16384){
const err12 = {instancePath:instancePath+"/certificates/" + i0,schemaPath:"#/properties/certificates/items/maxLength",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data4) < 4){
const err13 = {instancePath:instancePath+"/certificates/" + i0,schemaPath:"#/properties/certificates/items/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern4.test(data4)){
const err14 = {instancePath:instancePath+"/certificates/" + i0,schemaPath:"#/properties/certificates/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/certificates/" + i0,schemaPath:"#/properties/certificates/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid2 = _errs10 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs8 === errors;
}
let missing0;
if(data.nonceSignature !== undefined){
if(data.nonce === undefined){
const err17 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "nonceSignature",
    missingProperty: "nonce",
    depsCount: 1,
    deps: "nonce"},message:"must have property nonce when property nonceSignature is present"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.certificates !== undefined){
if(data.nonce === undefined){
const err18 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "certificates",
    missingProperty: "nonce",
    depsCount: 1,
    deps: "nonce"},message:"must have property nonce when property certificates is present"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.platform === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "platform") || (key0 === "nonce"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.platform !== undefined){
let data0 = data.platform;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
if("wallet_vendor_b" !== data0){
const err3 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/const",keyword:"const",params:{allowedValue: "wallet_vendor_b"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.nonce !== undefined){
let data1 = data.nonce;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 512){
const err4 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.platform === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.platform !== undefined){
let data0 = data.platform;
const _errs3 = errors;
const vSchema0 = schema2.allOf[1].properties.platform.enum;
if(!((data0 === "wallet_vendor_a") || (data0 === "wallet_vendor_b"))){
const err2 = {instancePath:instancePath+"/platform",schemaPath:"#/allOf/1/properties/platform/enum",keyword:"enum",params:{allowedValues: schema2.allOf[1].properties.platform.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs3 === errors;
}
}
var valid0 = _errs2 === errors;
const _errs4 = errors;
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.platform === undefined) && (missing0 = "platform")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.platform !== undefined){
let data1 = data.platform;
const _errs8 = errors;
if("wallet_vendor_a" !== data1){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
}
if(errors === _errs8){
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
else {
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs6){
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs9 === errors;
valid2 = _valid0;
}
if(!valid2){
const err6 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
const _errs10 = errors;
const _errs11 = errors;
let valid4 = true;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.platform === undefined) && (missing1 = "platform")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.platform !== undefined){
let data2 = data.platform;
const _errs14 = errors;
if("wallet_vendor_b" !== data2){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
}
if(errors === _errs14){
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
}
}
}
else {
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs12){
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
}
if(!valid4){
const err10 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs10 === errors;
validate2.errors = vErrors;
return errors === 0;
}

export { validate7 as CreateProviderCardRequest };
const schema5 = {"type":"object","description":"The cardholder. For the crypto-funded card provider, and only there, the source of the money is required too.","additionalProperties":false,"required":["cardholderId"],"properties":{"cardholderId":{"type":"string","minLength":1,"maxLength":120,"description":"The card provider's id of the cardholder."},"chain":{"type":"string","enum":["solana","world_chain","base"],"description":"The chain of the funding account."},"cryptoAccountAddress":{"type":"string","minLength":1,"maxLength":128,"description":"EVM address that funds the card."},"cryptoAccountType":{"type":"string","enum":["standard","provider_wallet"],"description":"The type of the funding account."}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cardholderId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardholderId"},message:"must have required property '"+"cardholderId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "cardholderId") || (key0 === "chain")) || (key0 === "cryptoAccountAddress")) || (key0 === "cryptoAccountType"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.cardholderId !== undefined){
let data0 = data.cardholderId;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 120){
const err2 = {instancePath:instancePath+"/cardholderId",schemaPath:"#/properties/cardholderId/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/cardholderId",schemaPath:"#/properties/cardholderId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cardholderId",schemaPath:"#/properties/cardholderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.chain !== undefined){
let data1 = data.chain;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
const vSchema0 = schema5.properties.chain.enum;
if(!(((data1 === "solana") || (data1 === "world_chain")) || (data1 === "base"))){
const err6 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/enum",keyword:"enum",params:{allowedValues: schema5.properties.chain.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.cryptoAccountAddress !== undefined){
let data2 = data.cryptoAccountAddress;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 128){
const err7 = {instancePath:instancePath+"/cryptoAccountAddress",schemaPath:"#/properties/cryptoAccountAddress/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data2) < 1){
const err8 = {instancePath:instancePath+"/cryptoAccountAddress",schemaPath:"#/properties/cryptoAccountAddress/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/cryptoAccountAddress",schemaPath:"#/properties/cryptoAccountAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.cryptoAccountType !== undefined){
let data3 = data.cryptoAccountType;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/cryptoAccountType",schemaPath:"#/properties/cryptoAccountType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs9 = errors;
const vSchema1 = schema5.properties.cryptoAccountType.enum;
if(!((data3 === "standard") || (data3 === "provider_wallet"))){
const err11 = {instancePath:instancePath+"/cryptoAccountType",schemaPath:"#/properties/cryptoAccountType/enum",keyword:"enum",params:{allowedValues: schema5.properties.cryptoAccountType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs8 === errors;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export { validate8 as CreateTestCardAuthorizationRequest };

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amountUsd === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "amountUsd") || (key0 === "mcc")) || (key0 === "merchantName")) || (key0 === "merchantAddress"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.amountUsd !== undefined){
let data0 = data.amountUsd;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.mcc !== undefined){
let data1 = data.mcc;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err4 = {instancePath:instancePath+"/mcc",schemaPath:"#/properties/mcc/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/mcc",schemaPath:"#/properties/mcc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.merchantName !== undefined){
let data2 = data.merchantName;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 120){
const err6 = {instancePath:instancePath+"/merchantName",schemaPath:"#/properties/merchantName/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data2) < 1){
const err7 = {instancePath:instancePath+"/merchantName",schemaPath:"#/properties/merchantName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/merchantName",schemaPath:"#/properties/merchantName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.merchantAddress !== undefined){
let data3 = data.merchantAddress;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err9 = {instancePath:instancePath+"/merchantAddress",schemaPath:"#/properties/merchantAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/merchantAddress",schemaPath:"#/properties/merchantAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs8 === errors;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

export { validate9 as IssueCardRequest };
const schema7 = {"type":"object","description":"The limits and the agent of the new card. An absent limit or null means no limit.","additionalProperties":false,"properties":{"perTransactionUsd":{"type":["string","null"],"pattern":"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$","description":"The limit of one authorization, in USD.","examples":["100.00"]},"dailyUsd":{"type":["string","null"],"pattern":"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$","description":"The limit of a UTC day, in USD."},"weeklyUsd":{"type":["string","null"],"pattern":"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$","description":"The limit of an ISO week, in USD."},"monthlyUsd":{"type":["string","null"],"pattern":"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$","description":"The limit of a calendar month, in USD."},"blockedMcc":{"type":["array","null"],"maxItems":500,"items":{"$ref":"Mcc"},"description":"The merchant categories to decline; none by default. The list is stored sorted and without duplicates."},"allowedMcc":{"type":["array","null"],"maxItems":500,"items":{"$ref":"Mcc"},"description":"The only merchant categories to allow. An empty list allows any, like null."},"agentId":{"type":"string","minLength":1,"maxLength":64,"description":"Id of the agent to which the card's spending is also added; null if there is none."}}};
const pattern12 = new RegExp("^[0-9]{2,4}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(!pattern12.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{2,4}$"},message:"must match pattern \""+"^[0-9]{2,4}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "perTransactionUsd") || (key0 === "dailyUsd")) || (key0 === "weeklyUsd")) || (key0 === "monthlyUsd")) || (key0 === "blockedMcc")) || (key0 === "allowedMcc")) || (key0 === "agentId"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.perTransactionUsd !== undefined){
let data0 = data.perTransactionUsd;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/perTransactionUsd",schemaPath:"#/properties/perTransactionUsd/type",keyword:"type",params:{type: schema7.properties.perTransactionUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/perTransactionUsd",schemaPath:"#/properties/perTransactionUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.dailyUsd !== undefined){
let data1 = data.dailyUsd;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/dailyUsd",schemaPath:"#/properties/dailyUsd/type",keyword:"type",params:{type: schema7.properties.dailyUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/dailyUsd",schemaPath:"#/properties/dailyUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.weeklyUsd !== undefined){
let data2 = data.weeklyUsd;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/weeklyUsd",schemaPath:"#/properties/weeklyUsd/type",keyword:"type",params:{type: schema7.properties.weeklyUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/weeklyUsd",schemaPath:"#/properties/weeklyUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.monthlyUsd !== undefined){
let data3 = data.monthlyUsd;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/monthlyUsd",schemaPath:"#/properties/monthlyUsd/type",keyword:"type",params:{type: schema7.properties.monthlyUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/monthlyUsd",schemaPath:"#/properties/monthlyUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.blockedMcc !== undefined){
let data4 = data.blockedMcc;
const _errs10 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err9 = {instancePath:instancePath+"/blockedMcc",schemaPath:"#/properties/blockedMcc/type",keyword:"type",params:{type: schema7.properties.blockedMcc.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs11 = errors;
if(Array.isArray(data4)){
if(data4.length > 500){
const err10 = {instancePath:instancePath+"/blockedMcc",schemaPath:"#/properties/blockedMcc/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let valid1 = true;
const before0 = errors;
const end0 = Math.min(data4.length, 500);
for(let i0=0; i0<end0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(!(validate10(data5, {instancePath:instancePath+"/blockedMcc/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs12 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
var valid0 = _errs10 === errors;
}
if(data.allowedMcc !== undefined){
let data6 = data.allowedMcc;
const _errs13 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err11 = {instancePath:instancePath+"/allowedMcc",schemaPath:"#/properties/allowedMcc/type",keyword:"type",params:{type: schema7.properties.allowedMcc.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs14 = errors;
if(Array.isArray(data6)){
if(data6.length > 500){
const err12 = {instancePath:instancePath+"/allowedMcc",schemaPath:"#/properties/allowedMcc/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
let valid3 = true;
const before1 = errors;
const end1 = Math.min(data6.length, 500);
for(let i1=0; i1<end1; i1++){
let data7 = data6[i1];
const _errs15 = errors;
if(!(validate10(data7, {instancePath:instancePath+"/allowedMcc/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
else {
}
var valid4 = _errs15 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
var valid0 = _errs13 === errors;
}
if(data.agentId !== undefined){
let data8 = data.agentId;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 64){
const err13 = {instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data8) < 1){
const err14 = {instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs16 === errors;
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

export { validate10 as Mcc };

export { validate13 as ReverseTestCardAuthorizationRequest };

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "amountUsd")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amountUsd !== undefined){
let data0 = data.amountUsd;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export { validate14 as SetCardLimitsRequest };
const schema10 = {"type":"object","description":"The limits to update. A field that is absent does not change, and null removes the limit.","additionalProperties":false,"properties":{"perTransactionUsd":{"type":["string","null"],"pattern":"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$","description":"The limit of one authorization, in USD; null for no limit.","examples":["100.00"]},"dailyUsd":{"type":["string","null"],"pattern":"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$","description":"The limit of a UTC day, in USD; null for no limit."},"weeklyUsd":{"type":["string","null"],"pattern":"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$","description":"The limit of an ISO week, in USD; null for no limit."},"monthlyUsd":{"type":["string","null"],"pattern":"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$","description":"The limit of a calendar month, in USD; null for no limit."},"blockedMcc":{"type":["array","null"],"maxItems":500,"items":{"$ref":"Mcc"},"description":"The merchant categories to decline. The new list replaces the old one; null empties it. The list is stored sorted and without duplicates."},"allowedMcc":{"type":["array","null"],"maxItems":500,"items":{"$ref":"Mcc"},"description":"The only merchant categories to allow. The new list replaces the old one; null or an empty list removes it."}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "perTransactionUsd") || (key0 === "dailyUsd")) || (key0 === "weeklyUsd")) || (key0 === "monthlyUsd")) || (key0 === "blockedMcc")) || (key0 === "allowedMcc"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.perTransactionUsd !== undefined){
let data0 = data.perTransactionUsd;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/perTransactionUsd",schemaPath:"#/properties/perTransactionUsd/type",keyword:"type",params:{type: schema10.properties.perTransactionUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/perTransactionUsd",schemaPath:"#/properties/perTransactionUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.dailyUsd !== undefined){
let data1 = data.dailyUsd;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/dailyUsd",schemaPath:"#/properties/dailyUsd/type",keyword:"type",params:{type: schema10.properties.dailyUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/dailyUsd",schemaPath:"#/properties/dailyUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.weeklyUsd !== undefined){
let data2 = data.weeklyUsd;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/weeklyUsd",schemaPath:"#/properties/weeklyUsd/type",keyword:"type",params:{type: schema10.properties.weeklyUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/weeklyUsd",schemaPath:"#/properties/weeklyUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.monthlyUsd !== undefined){
let data3 = data.monthlyUsd;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/monthlyUsd",schemaPath:"#/properties/monthlyUsd/type",keyword:"type",params:{type: schema10.properties.monthlyUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/monthlyUsd",schemaPath:"#/properties/monthlyUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.blockedMcc !== undefined){
let data4 = data.blockedMcc;
const _errs10 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err9 = {instancePath:instancePath+"/blockedMcc",schemaPath:"#/properties/blockedMcc/type",keyword:"type",params:{type: schema10.properties.blockedMcc.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs11 = errors;
if(Array.isArray(data4)){
if(data4.length > 500){
const err10 = {instancePath:instancePath+"/blockedMcc",schemaPath:"#/properties/blockedMcc/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let valid1 = true;
const before0 = errors;
const end0 = Math.min(data4.length, 500);
for(let i0=0; i0<end0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(!(validate10(data5, {instancePath:instancePath+"/blockedMcc/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs12 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
var valid0 = _errs10 === errors;
}
if(data.allowedMcc !== undefined){
let data6 = data.allowedMcc;
const _errs13 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err11 = {instancePath:instancePath+"/allowedMcc",schemaPath:"#/properties/allowedMcc/type",keyword:"type",params:{type: schema10.properties.allowedMcc.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs14 = errors;
if(Array.isArray(data6)){
if(data6.length > 500){
const err12 = {instancePath:instancePath+"/allowedMcc",schemaPath:"#/properties/allowedMcc/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
let valid3 = true;
const before1 = errors;
const end1 = Math.min(data6.length, 500);
for(let i1=0; i1<end1; i1++){
let data7 = data6[i1];
const _errs15 = errors;
if(!(validate10(data7, {instancePath:instancePath+"/allowedMcc/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
else {
}
var valid4 = _errs15 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
var valid0 = _errs13 === errors;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export { validate3 as VendorAEphemeralKeyRequest };

export { validate5 as VendorBEphemeralKeyRequest };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
